import { err, ok } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { type Handlers } from '../../http/handler.ts';
import { tellingPublic } from '../../http/telling-public.ts';
import { addStage } from './add-stage.ts';
import { changeStage } from './change-stage.ts';
import { confirmAdvancement } from './confirm-advancement.ts';
import { drawPlayOff } from './draw-play-off.ts';
import { finishStage } from './finish-stage.ts';
import { orderStages } from './order-stages.ts';
import { previewTeamWithdrawal } from './preview-team-withdrawal.ts';
import { removeStage } from './remove-stage.ts';
import { reopenStage } from './reopen-stage.ts';
import { stagesView } from './stages-view.ts';
import { takeBackAdvancement } from './take-back-advancement.ts';

/** Stages: what they carry over, who goes on, how they end. */
export const stageHandlers = (deps: Deps) => {
  const told = tellingPublic(deps.publicPages);
  return {
    getStages: async ({ params, now }) => {
      const view = await stagesView(deps.db, params.id, now);
      return view === null ? err({ code: 'not-found' }) : ok(view);
    },
    addStage: (call) => told(addStage(deps)(call.params.id, call.body, call)),
    orderStages: (call) => told(orderStages(deps)({ tournamentId: call.params.id, ...call.body }, call)),
    changeStage: (call) => told(changeStage(deps)(call.params.id, call.body, call)),
    removeStage: (call) => told(removeStage(deps)(call.params.id, call)),
    finishStage: (call) => told(finishStage(deps)({ stageId: call.params.id, ...call.body }, call)),
    reopenStage: (call) => told(reopenStage(deps)({ stageId: call.params.id, ...call.body }, call)),
    confirmAdvancement: (call) =>
      told(confirmAdvancement(deps)({ stageId: call.params.id, ...call.body }, call)),
    takeBackAdvancement: (call) =>
      told(takeBackAdvancement(deps)({ stageId: call.params.id, ...call.body }, call)),
    drawPlayOff: (call) => drawPlayOff(deps)({ stageId: call.params.id, ...call.body }, call),
    previewTeamWithdrawal: (call) => previewTeamWithdrawal(deps)(call.params.id),
  } satisfies Handlers;
};
