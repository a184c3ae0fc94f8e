import { type RouteDeclaration } from './declare.ts';

/** A season as one file, rounds away on a laptop, static pages. */
export const exchangeRoutes = {} as const satisfies Record<string, RouteDeclaration>;
