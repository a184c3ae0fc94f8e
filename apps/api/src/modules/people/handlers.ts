import { type Deps } from '../../deps.ts';
import { type Handlers } from '../../http/handler.ts';

/** Clubs, players, memberships, and what is private of them. */
export const peopleHandlers = (_deps: Deps) => ({}) satisfies Handlers;
