import { type Deps } from '../../deps.ts';
import { type Handlers } from '../../http/handler.ts';

/** Mail to clubs: what waits, what was sent, what failed. */
export const mailHandlers = (_deps: Deps) => ({}) satisfies Handlers;
