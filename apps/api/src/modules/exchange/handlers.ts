import { type Deps } from '../../deps.ts';
import { type Handlers } from '../../http/handler.ts';

/** A season as one file, rounds away on a laptop, static pages. */
export const exchangeHandlers = (_deps: Deps) => ({}) satisfies Handlers;
