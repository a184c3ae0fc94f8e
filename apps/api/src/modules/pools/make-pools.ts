import { type MakePools } from '@spadille/api-schema';
import { ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { lockPools } from './lock-pools.ts';
import { planPools, type PoolsToMake } from './plan-pools.ts';
import { type PoolStage } from './pool-stage.ts';
import { needPoolsView, type PoolsAnswer } from './pools-view.ts';
import * as repository from './repository.ts';

type Wanted = z.output<typeof MakePools>;

/**
 * Puts a stage's teams into pools by a seeding, which is kept. Teams with matches stay where they are. Refuses
 * `stale-version`, `stage-finished`, `stage-not-settled` and `seeding-has-faults`.
 */
export const makePools =
  ({ inTransaction, newId }: Pick<Deps, 'inTransaction' | 'newId'>) =>
  (stageId: string, { expectedVersion, seeding }: Wanted, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<PoolsAnswer, Refusal>> => {
      const stage = await lockPools(tx, { stageId, expectedVersion, now: by.now });
      if (!stage.ok) return stage;
      const plan = planPools(stage.value, seeding);
      if (!plan.ok) return plan;
      const { order, kept } = plan.value;
      const pools = await savePools(tx, newId, stage.value, plan.value);
      const seedingId = newId();
      const { method, clubsApart } = seeding;
      const chanceSeed = seeding.method === 'by-hand' ? null : seeding.chanceSeed;
      await repository.addSeeding(tx, {
        id: seedingId,
        stageId,
        method,
        chanceSeed,
        order,
        clubsApart,
        at: by.now,
      });
      await appendEvent(tx, {
        type: 'pools-made',
        payload: {
          version: await repository.countOn(tx, stageId),
          seedingId,
          method,
          chanceSeed,
          order: [...order],
          pools,
          kept: [...kept],
        },
        chainId: stage.value.row.tournamentId,
        subjectId: stageId,
        ...byWhom(by),
      });
      return ok(await needPoolsView(tx, stageId, by.now));
    });

/** Writes the pools; gives them with their ids. */
async function savePools(tx: Tx, newId: () => string, { row, teams }: PoolStage, plan: PoolsToMake) {
  const stageId = row.id;
  const pools = plan.pools.map((pool) => ({ ...pool, isNew: pool.id === null, id: pool.id ?? newId() }));
  const last = Math.max(0, ...row.pools.map(({ ordinal }) => ordinal));
  await repository.clearPools(tx, stageId, plan.kept);
  await repository.removePools(
    tx,
    row.pools.slice(pools.length).map(({ id }) => id),
  );
  await repository.addPools(
    tx,
    pools
      .filter(({ isNew }) => isNew)
      .map(({ id, name }, index) => ({ id, stageId, name, ordinal: last + 1 + index })),
  );
  const carriedOf = (teamId: string) => {
    const { carriedMatchPoints = 0, carriedGamePoints = 0 } = teams.find(({ id }) => id === teamId) ?? {};
    return { carriedMatchPoints, carriedGamePoints };
  };
  await repository.placeTeams(
    tx,
    pools.flatMap(({ id, teamIds }) =>
      teamIds
        .filter((teamId) => !plan.kept.includes(teamId))
        .map((teamId) => ({ poolId: id, stageId, teamId, ...carriedOf(teamId) })),
    ),
  );
  return pools.map(({ id, teamIds }) => ({ poolId: id, teamIds: [...teamIds] }));
}
