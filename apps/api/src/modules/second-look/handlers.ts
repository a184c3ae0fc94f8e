import { type Deps } from '../../deps.ts';
import { type Handlers } from '../../http/handler.ts';

/** A slip keyed again by somebody else, and what differs. */
export const secondLookHandlers = (_deps: Deps) => ({}) satisfies Handlers;
