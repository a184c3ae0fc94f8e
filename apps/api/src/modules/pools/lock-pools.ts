import { err, ok, type Refusal, type Result } from '@spadille/core';
import { checkVersion } from '../../database/check-version.ts';
import { type Tx } from '../../database/in-transaction.ts';
import { lockChain } from '../audit/append-event.ts';
import { loadPoolStage, type PoolStage } from './pool-stage.ts';
import { findStage } from './repository.ts';

/**
 * Locks a stage's tournament, then reads its pools. Refuses `stale-version` with the pools as they are, and unless
 * `alsoFinished` says so `stage-finished`.
 */
export async function lockPools(
  tx: Tx,
  {
    stageId,
    expectedVersion,
    now,
  }: { readonly stageId: string; readonly expectedVersion: number; readonly now: Date },
  alsoFinished = false,
): Promise<Result<PoolStage, Refusal>> {
  const found = await findStage(tx, stageId);
  if (found === null) return err({ code: 'not-found' });
  await lockChain(tx, found.tournamentId);
  const stage = await loadPoolStage(tx, stageId, now);
  if (stage === null) return err({ code: 'not-found' });
  const { row, teams } = stage;
  const pools = row.pools.map(({ id, name }) => ({
    id,
    name,
    teamIds: teams.filter(({ poolId }) => poolId === id).map((team) => team.id),
  }));
  const fresh = checkVersion(expectedVersion, { version: row.version, pools });
  if (!fresh.ok) return fresh;
  return row.finishedAt !== null && !alsoFinished ? err({ code: 'stage-finished' }) : ok(stage);
}
