import { type Deps } from '../../deps.ts';
import { type Handlers } from '../../http/handler.ts';

/** Stages: what they carry over, who goes on, how they end. */
export const stageHandlers = (_deps: Deps) => ({}) satisfies Handlers;
