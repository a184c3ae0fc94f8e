import { type Deps } from '../deps.ts';
import { type Handlers } from '../http/handler.ts';

/** The handlers of all modules by operation id. */
export const allHandlers = (_deps: Deps): Handlers => ({});
