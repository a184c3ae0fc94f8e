import { type RouteDeclaration } from './declare.ts';

/** Streams of changes. */
export const liveRoutes = {} as const satisfies Record<string, RouteDeclaration>;
