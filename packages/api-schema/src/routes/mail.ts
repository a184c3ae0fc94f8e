import { type RouteDeclaration } from './declare.ts';

/** Mail to clubs: what waits, what was sent, what failed. */
export const mailRoutes = {} as const satisfies Record<string, RouteDeclaration>;
