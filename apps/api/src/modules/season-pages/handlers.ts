import { type Deps } from '../../deps.ts';
import { type Handlers } from '../../http/handler.ts';

/** What anyone may read of a season: calendar, stages, pools, champions, the next table. */
export const seasonPageHandlers = (_deps: Deps) => ({}) satisfies Handlers;
