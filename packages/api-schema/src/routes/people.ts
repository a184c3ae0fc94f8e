import { type RouteDeclaration } from './declare.ts';

/** Clubs, players, memberships, and what is private of them. */
export const peopleRoutes = {} as const satisfies Record<string, RouteDeclaration>;
