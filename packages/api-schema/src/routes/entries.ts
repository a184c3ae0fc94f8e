import { type RouteDeclaration } from './declare.ts';

/** Entering teams in a tournament: terms, entries, fees, and who may enter. */
export const entryRoutes = {} as const satisfies Record<string, RouteDeclaration>;
