import { type Deps } from '../../deps.ts';
import { type Handlers } from '../../http/handler.ts';

/** Users of the program: who is invited to what. */
export const invitationHandlers = (_deps: Deps) => ({}) satisfies Handlers;
