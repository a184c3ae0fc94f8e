import { type RouteDeclaration } from './declare.ts';

/** What the wall and spectators see of a round: live results, clock, announcements. */
export const wallRoutes = {} as const satisfies Record<string, RouteDeclaration>;
