import { type Deps } from '../../deps.ts';
import { type Handlers } from '../../http/handler.ts';

/** Streams of changes. */
export const liveHandlers = (_deps: Deps) => ({}) satisfies Handlers;
