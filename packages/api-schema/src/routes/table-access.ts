import { type RouteDeclaration } from './declare.ts';

/** Who lets the phones of the tables in: PINs, cards, revoking. */
export const tableAccessRoutes = {} as const satisfies Record<string, RouteDeclaration>;
