import { type RouteDeclaration } from './declare.ts';

/** Users of the program: who is invited to what. */
export const invitationRoutes = {} as const satisfies Record<string, RouteDeclaration>;
