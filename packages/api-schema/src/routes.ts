import { atTableRoutes } from './routes/at-table.ts';
import { calendarRoutes } from './routes/calendar.ts';
import { entryRoutes } from './routes/entries.ts';
import { exchangeRoutes } from './routes/exchange.ts';
import { invitationRoutes } from './routes/invitations.ts';
import { lineUpRoutes } from './routes/line-ups.ts';
import { liveRoutes } from './routes/live.ts';
import { mailRoutes } from './routes/mail.ts';
import { matchRoutes } from './routes/matches.ts';
import { peopleRoutes } from './routes/people.ts';
import { poolRoutes } from './routes/pools.ts';
import { publicRoutes } from './routes/public.ts';
import { roundRoutes } from './routes/rounds.ts';
import { rulingRoutes } from './routes/rulings.ts';
import { seasonRoutes } from './routes/season.ts';
import { seasonPageRoutes } from './routes/season-pages.ts';
import { secondLookRoutes } from './routes/second-look.ts';
import { sessionRoutes } from './routes/session.ts';
import { stageRoutes } from './routes/stages.ts';
import { tableAccessRoutes } from './routes/table-access.ts';
import { tournamentRoutes } from './routes/tournaments.ts';
import { wallRoutes } from './routes/wall.ts';
export { type RouteDeclaration } from './routes/declare.ts';

/** Every route of the API by its operation id. A row without a handler does not compile; a route without a row stops the server. */
export const ROUTES = {
  ...sessionRoutes,
  ...tournamentRoutes,
  ...roundRoutes,
  ...matchRoutes,
  ...rulingRoutes,
  ...publicRoutes,
  ...peopleRoutes,
  ...entryRoutes,
  ...invitationRoutes,
  ...calendarRoutes,
  ...mailRoutes,
  ...stageRoutes,
  ...seasonRoutes,
  ...poolRoutes,
  ...lineUpRoutes,
  ...seasonPageRoutes,
  ...exchangeRoutes,
  ...atTableRoutes,
  ...tableAccessRoutes,
  ...secondLookRoutes,
  ...wallRoutes,
  ...liveRoutes,
};

export type RouteId = keyof typeof ROUTES;
