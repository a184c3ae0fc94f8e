import { type Deps } from '../../deps.ts';
import { type Handlers } from '../../http/handler.ts';

/** Days of play and what else has a date. */
export const calendarHandlers = (_deps: Deps) => ({}) satisfies Handlers;
