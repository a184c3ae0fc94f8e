import { type RouteDeclaration } from './declare.ts';

/** Stages: what they carry over, who goes on, how they end. */
export const stageRoutes = {} as const satisfies Record<string, RouteDeclaration>;
