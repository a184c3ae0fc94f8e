import { type AddPool, type RemovePool, type RenamePool } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { lockPools } from './lock-pools.ts';
import { nextPoolName } from './plan-pools.ts';
import { type PoolStage } from './pool-stage.ts';
import { needPoolsView, type PoolsAnswer } from './pools-view.ts';
import { addPools, countOn, removePools, saveName } from './repository.ts';

type Needs = Pick<Deps, 'inTransaction' | 'newId'>;
type Answer = Promise<Result<PoolsAnswer, Refusal>>;

/** Adds an empty pool, with the next free number when no name is given. Refuses `name-taken` within the stage. */
export const addPool =
  ({ inTransaction, newId }: Needs) =>
  (stageId: string, { expectedVersion, name }: z.output<typeof AddPool>, by: ChangedBy) =>
    inTransaction(async (tx): Answer => {
      const stage = await lockPools(tx, { stageId, expectedVersion, now: by.now });
      if (!stage.ok) return stage;
      const { row } = stage.value;
      const taken = new Set(row.pools.map((pool) => pool.name));
      if (name !== undefined && taken.has(name)) return err({ code: 'name-taken', name });
      const poolId = newId();
      const ordinal = Math.max(0, ...row.pools.map((pool) => pool.ordinal)) + 1;
      await addPools(tx, [{ id: poolId, stageId, ordinal, name: name ?? nextPoolName(taken) }]);
      const version = await countOn(tx, stageId);
      await appendEvent(tx, { ...about(stage.value, by), type: 'pool-added', payload: { version, poolId } });
      return ok(await needPoolsView(tx, stageId, by.now));
    });

/** Gives a pool another name, in a finished stage, too. Refuses `name-taken` within the stage. */
export const renamePool =
  ({ inTransaction }: Needs) =>
  ({ stageId, poolId }: PoolOfStage, { expectedVersion, name }: z.output<typeof RenamePool>, by: ChangedBy) =>
    inTransaction(async (tx): Answer => {
      const stage = await lockPools(tx, { stageId, expectedVersion, now: by.now }, true);
      if (!stage.ok) return stage;
      const { pools } = stage.value.row;
      if (!pools.some(({ id }) => id === poolId)) return err({ code: 'not-found' });
      if (pools.some((pool) => pool.id !== poolId && pool.name === name)) {
        return err({ code: 'name-taken', name });
      }
      await saveName(tx, poolId, name);
      const version = await countOn(tx, stageId);
      await appendEvent(tx, {
        ...about(stage.value, by),
        type: 'pool-renamed',
        payload: { version, poolId },
      });
      return ok(await needPoolsView(tx, stageId, by.now));
    });

/** Removes a pool. Refuses `pool-not-empty`. */
export const removePool =
  ({ inTransaction }: Needs) =>
  ({ stageId, poolId }: PoolOfStage, { expectedVersion }: z.output<typeof RemovePool>, by: ChangedBy) =>
    inTransaction(async (tx): Answer => {
      const stage = await lockPools(tx, { stageId, expectedVersion, now: by.now });
      if (!stage.ok) return stage;
      const pool = stage.value.row.pools.find(({ id }) => id === poolId);
      if (!pool) return err({ code: 'not-found' });
      const holds = stage.value.teams.some((team) => team.poolId === poolId) || pool._count.matches > 0;
      if (holds) return err({ code: 'pool-not-empty' });
      await removePools(tx, [poolId]);
      const version = await countOn(tx, stageId);
      await appendEvent(tx, {
        ...about(stage.value, by),
        type: 'pool-removed',
        payload: { version, poolId },
      });
      return ok(await needPoolsView(tx, stageId, by.now));
    });

/** A pool by its id and its stage's. */
export interface PoolOfStage {
  readonly stageId: string;
  readonly poolId: string;
}

const about = ({ row }: PoolStage, by: ChangedBy) => ({
  chainId: row.tournamentId,
  subjectId: row.id,
  ...byWhom(by),
});
