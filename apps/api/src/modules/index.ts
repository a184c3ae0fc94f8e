import { type Deps } from '../deps.ts';
import { type Handlers } from '../http/handler.ts';
import { healthHandlers } from './health/handlers.ts';
import { matchHandlers } from './matches/handlers.ts';
import { publicHandlers } from './public/handlers.ts';
import { publicationHandlers } from './publication/handlers.ts';
import { roundFolderHandlers } from './round-folders/handlers.ts';
import { roundHandlers } from './rounds/handlers.ts';
import { rulingHandlers } from './rulings/handlers.ts';
import { slipHandlers } from './slips/handlers.ts';
import { standingsHandlers } from './standings/handlers.ts';
import { sessionHandlers } from './session/handlers.ts';
import { teamHandlers } from './teams/handlers.ts';
import { tournamentHandlers } from './tournaments/handlers.ts';

/** The handlers of all modules by operation id. */
export const allHandlers = (deps: Deps): Required<Handlers> => ({
  ...healthHandlers(deps),
  ...matchHandlers(deps),
  ...publicHandlers(deps),
  ...publicationHandlers(deps),
  ...roundFolderHandlers(deps),
  ...roundHandlers(deps),
  ...rulingHandlers(deps),
  ...slipHandlers(deps),
  ...standingsHandlers(deps),
  ...sessionHandlers(deps),
  ...teamHandlers(deps),
  ...tournamentHandlers(deps),
});
