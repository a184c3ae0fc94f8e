import { type Deps } from '../../deps.ts';
import { type Handlers } from '../../http/handler.ts';

/** What the wall and spectators see of a round: live results, clock, announcements. */
export const wallHandlers = (_deps: Deps) => ({}) satisfies Handlers;
