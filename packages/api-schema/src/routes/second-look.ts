import { type RouteDeclaration } from './declare.ts';

/** A slip keyed again by somebody else, and what differs. */
export const secondLookRoutes = {} as const satisfies Record<string, RouteDeclaration>;
