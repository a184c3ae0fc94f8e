import { type Deps } from '../../deps.ts';
import { type Handlers } from '../../http/handler.ts';

/** Entering teams in a tournament: terms, entries, fees, and who may enter. */
export const entryHandlers = (_deps: Deps) => ({}) satisfies Handlers;
