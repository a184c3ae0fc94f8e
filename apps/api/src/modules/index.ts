import { type Deps } from '../deps.ts';
import { type Handlers } from '../http/handler.ts';
import { appealHandlers } from './appeals/handlers.ts';
import { atTableHandlers } from './at-table/handlers.ts';
import { calendarHandlers } from './calendar/handlers.ts';
import { copyHandlers } from './copies/handlers.ts';
import { entryHandlers } from './entries/handlers.ts';
import { exchangeHandlers } from './exchange/handlers.ts';
import { folderErrorHandlers } from './folder-errors/handlers.ts';
import { healthHandlers } from './health/handlers.ts';
import { invitationHandlers } from './invitations/handlers.ts';
import { lineUpHandlers } from './line-ups/handlers.ts';
import { liveHandlers } from './live/handlers.ts';
import { logHandlers } from './log/handlers.ts';
import { mailHandlers } from './mail/handlers.ts';
import { matchHandlers } from './matches/handlers.ts';
import { peopleHandlers } from './people/handlers.ts';
import { poolHandlers } from './pools/handlers.ts';
import { protestHandlers } from './protests/handlers.ts';
import { publicHandlers } from './public/handlers.ts';
import { publicationHandlers } from './publication/handlers.ts';
import { roundFolderHandlers } from './round-folders/handlers.ts';
import { roundRulingHandlers } from './round-rulings/handlers.ts';
import { roundHandlers } from './rounds/handlers.ts';
import { rulingHandlers } from './rulings/handlers.ts';
import { seasonHandlers } from './season/handlers.ts';
import { seasonPageHandlers } from './season-pages/handlers.ts';
import { secondLookHandlers } from './second-look/handlers.ts';
import { sessionHandlers } from './session/handlers.ts';
import { slipHandlers } from './slips/handlers.ts';
import { stageHandlers } from './stages/handlers.ts';
import { standingsHandlers } from './standings/handlers.ts';
import { tableAccessHandlers } from './table-access/handlers.ts';
import { teamHandlers } from './teams/handlers.ts';
import { tournamentHandlers } from './tournaments/handlers.ts';
import { wallHandlers } from './wall/handlers.ts';
/** The handlers of all modules by operation id. */
export const allHandlers = (deps: Deps): Required<Handlers> => ({
  ...appealHandlers(deps),
  ...folderErrorHandlers(deps),
  ...healthHandlers(deps),
  ...logHandlers(deps),
  ...matchHandlers(deps),
  ...protestHandlers(deps),
  ...publicHandlers(deps),
  ...publicationHandlers(deps),
  ...roundFolderHandlers(deps),
  ...roundRulingHandlers(deps),
  ...roundHandlers(deps),
  ...rulingHandlers(deps),
  ...slipHandlers(deps),
  ...standingsHandlers(deps),
  ...sessionHandlers(deps),
  ...teamHandlers(deps),
  ...tournamentHandlers(deps),
  ...peopleHandlers(deps),
  ...entryHandlers(deps),
  ...invitationHandlers(deps),
  ...calendarHandlers(deps),
  ...mailHandlers(deps),
  ...stageHandlers(deps),
  ...seasonHandlers(deps),
  ...poolHandlers(deps),
  ...lineUpHandlers(deps),
  ...seasonPageHandlers(deps),
  ...exchangeHandlers(deps),
  ...copyHandlers(deps),
  ...atTableHandlers(deps),
  ...tableAccessHandlers(deps),
  ...secondLookHandlers(deps),
  ...wallHandlers(deps),
  ...liveHandlers(deps),
});
