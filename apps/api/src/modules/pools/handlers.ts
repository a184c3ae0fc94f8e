import { err, ok } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { type Handlers } from '../../http/handler.ts';
import { tellingPublic } from '../../http/telling-public.ts';
import { drawAllRounds, previewAllRounds } from './draw-all-rounds.ts';
import { addPool, removePool, renamePool } from './change-pools.ts';
import { makePools } from './make-pools.ts';
import { moveTeam } from './move-team.ts';
import { poolsView } from './pools-view.ts';
import { previewPools } from './preview-pools.ts';

/** Seeding and pools of a stage, and the draw of all its rounds. */
export const poolHandlers = (deps: Deps) => {
  const told = tellingPublic(deps.publicPages);
  return {
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
  } satisfies Handlers;
};

const poolOf = ({ id, pool }: { id: string; pool: string }) => ({ stageId: id, poolId: pool });
