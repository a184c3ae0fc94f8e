import { err, ok } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { type Handlers } from '../../http/handler.ts';
import { tellingPublic } from '../../http/telling-public.ts';
import { drawAllRounds, previewAllRounds } from './draw-all-rounds.ts';
import { showDraw } from '../rounds/show-draw.ts';
import { createChampionship } from '../tournaments/create-championship.ts';
import { addPool, removePool, renamePool } from './change-pools.ts';
import { makePools } from './make-pools.ts';
import { moveTeam } from './move-team.ts';
import { poolsView } from './pools-view.ts';
import { previewPools } from './preview-pools.ts';
import { stepsOf } from './steps-of.ts';

/** Seeding and pools of a stage, its draw, and the setup of a season. */
export const poolHandlers = (deps: Deps) => {
  const told = tellingPublic(deps.publicPages);
  return {
    createChampionship: (call) => createChampionship(deps)(call.body, call),
    getSeasonSteps: async ({ params, now }) => {
      const steps = await stepsOf(deps.db, params.id, now);
      return steps ? ok(steps) : err({ code: 'not-found' });
    },
    getPools: async ({ params, now }) => {
      const view = await poolsView(deps.db, params.id, now);
      return view ? ok(view) : err({ code: 'not-found' });
    },
    previewPools: ({ params, body, now }) => previewPools(deps)(params.id, body, now),
    makePools: (call) => told(makePools(deps)(call.params.id, call.body, call)),
    addPool: (call) => told(addPool(deps)(call.params.id, call.body, call)),
    renamePool: (call) => told(renamePool(deps)(poolOf(call.params), call.body, call)),
    removePool: (call) => told(removePool(deps)(poolOf(call.params), call.body, call)),
    moveTeam: (call) =>
      told(moveTeam(deps)({ stageId: call.params.id, teamId: call.params.team }, call.body, call)),
    previewAllRounds: ({ params, body, now }) => previewAllRounds(deps)(params.id, body, now),
    drawAllRounds: (call) => told(drawAllRounds(deps)(call.params.id, call.body, call)),
    showDraw: (call) => showDraw(deps)({ roundId: call.params.id, ...call.body }, call),
  } satisfies Handlers;
};

const poolOf = ({ id, pool }: { id: string; pool: string }) => ({ stageId: id, poolId: pool });
