import { type Deps } from '../../deps.ts';
import { found } from '../../http/found.ts';
import { type Handlers } from '../../http/handler.ts';
import { createChampionship } from './create-championship.ts';
import { stepsOf } from './steps-of.ts';

/** The setup of a whole season, and what comes next in it. */
export const seasonHandlers = (deps: Deps) =>
  ({
    createChampionship: (call) => createChampionship(deps)(call.body, call),
    getSeasonSteps: async ({ params, now }) => found(await stepsOf(deps.db, params.id, now)),
  }) satisfies Handlers;
