import { type RouteDeclaration } from './declare.ts';

/** Days of play and what else has a date. */
export const calendarRoutes = {} as const satisfies Record<string, RouteDeclaration>;
