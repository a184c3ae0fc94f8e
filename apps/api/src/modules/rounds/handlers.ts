import { err, ok } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { type Handlers } from '../../http/handler.ts';
import { tellingPublic } from '../../http/telling-public.ts';
import { closeRound } from './close-round.ts';
import { drawRound } from './draw-round.ts';
import { previewDraw } from './preview-draw.ts';
import { redrawRound } from './redraw-round.ts';
import { removeRound } from './remove-round.ts';
import { reopenRound } from './reopen-round.ts';
import { roundView } from './round-view.ts';
import { showDraw } from './show-draw.ts';
import { startRound } from './start-round.ts';

/** Handlers of draws and of a round's course from its draw until it is closed. */
export const roundHandlers = (deps: Deps) => {
  const told = tellingPublic(deps.publicPages);
  return {
    previewDraw: ({ params, body }) => previewDraw(deps)(params.id, body),
    drawRound: (call) => told(drawRound(deps)(call.params.id, call.body, call)),
    getRound: async ({ params }) => {
      const view = await roundView(deps.db, params.id);
      return view === null ? err({ code: 'not-found' }) : ok(view);
    },
    redrawRound: (call) => told(redrawRound(deps)({ roundId: call.params.id, ...call.body }, call)),
    removeRound: (call) => told(removeRound(deps)(call.params.id, call)),
    showDraw: (call) => told(showDraw(deps)({ roundId: call.params.id, ...call.body }, call)),
    startRound: (call) => startRound(deps)({ roundId: call.params.id, ...call.body }, call),
    closeRound: (call) => closeRound(deps)({ roundId: call.params.id, ...call.body }, call),
    reopenRound: (call) => told(reopenRound(deps)({ roundId: call.params.id, ...call.body }, call)),
  } satisfies Handlers;
};
