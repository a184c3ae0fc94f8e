import { type Deps } from '../deps.ts';
import { type Handlers } from '../http/handler.ts';
import { healthHandlers } from './health/handlers.ts';
import { sessionHandlers } from './session/handlers.ts';

/** The handlers of all modules by operation id. */
export const allHandlers = (deps: Deps): Handlers => ({
  ...healthHandlers(deps),
  ...sessionHandlers(deps),
});
