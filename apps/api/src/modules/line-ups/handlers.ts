import { err, ok } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { type Handlers } from '../../http/handler.ts';
import { tellingPublic } from '../../http/telling-public.ts';
import { confirmLineUps } from './confirm-line-ups.ts';
import { lineUpView } from './line-up-view.ts';
import { seatChoices } from './seat-choices.ts';
import { setLineUp } from './set-line-up.ts';
import { teamFigures } from './team-figures.ts';

/** Who sits where, from which board to which. */
export const lineUpHandlers = (deps: Deps) => {
  const told = tellingPublic(deps.publicPages);
  return {
    getLineUp: async ({ params }) => {
      const view = await lineUpView(deps.db, params.id);
      return view === null ? err({ code: 'not-found' }) : ok(view);
    },
    setLineUp: (call) => told(setLineUp(deps)(call.params.id, call.body, call)),
    confirmLineUps: (call) => told(confirmLineUps(deps)(call.params.id, call)),
    getSeatChoices: ({ params, query, now }) => seatChoices(deps.db, { matchId: params.id, ...query }, now),
    getTeamFigures: async ({ params }) => ok(await teamFigures(deps.db, params.id)),
  } satisfies Handlers;
};
