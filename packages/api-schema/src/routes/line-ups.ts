import { type RouteDeclaration } from './declare.ts';

/** Who sits where, from which board to which. */
export const lineUpRoutes = {} as const satisfies Record<string, RouteDeclaration>;
