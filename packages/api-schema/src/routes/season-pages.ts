import { type RouteDeclaration } from './declare.ts';

/** What anyone may read of a season: calendar, stages, pools, champions, the next table. */
export const seasonPageRoutes = {} as const satisfies Record<string, RouteDeclaration>;
