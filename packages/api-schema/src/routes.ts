import { matchRoutes } from './routes/matches.ts';
import { publicRoutes } from './routes/public.ts';
import { roundRoutes } from './routes/rounds.ts';
import { rulingRoutes } from './routes/rulings.ts';
import { sessionRoutes } from './routes/session.ts';
import { tournamentRoutes } from './routes/tournaments.ts';

export { type RouteDeclaration } from './routes/declare.ts';

/** Every route of the API by its operation id. A row without a handler does not compile; a route without a row stops the server. */
export const ROUTES = {
  ...sessionRoutes,
  ...tournamentRoutes,
  ...roundRoutes,
  ...matchRoutes,
  ...rulingRoutes,
  ...publicRoutes,
};

export type RouteId = keyof typeof ROUTES;
