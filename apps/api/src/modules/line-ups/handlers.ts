import { type Deps } from '../../deps.ts';
import { type Handlers } from '../../http/handler.ts';

/** Who sits where, from which board to which. */
export const lineUpHandlers = (_deps: Deps) => ({}) satisfies Handlers;
