import { type RouteDeclaration } from './declare.ts';

/** Seeding and pools of a stage. */
export const poolRoutes = {} as const satisfies Record<string, RouteDeclaration>;
