import { type Deps } from '../../deps.ts';
import { type Handlers } from '../../http/handler.ts';

/** Seeding and pools of a stage. */
export const poolHandlers = (_deps: Deps) => ({}) satisfies Handlers;
