import { err, ok, type Refusal, type Result } from '@spadille/core';
import { checkVersion } from '../../database/check-version.ts';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { appendEvent, lockChain } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { findTournament, isEmpty, listStages, raiseTournament, type StageRow } from './repository.ts';
import { needStagesView, type StagesAnswer } from './stages-view.ts';

export interface OrderStages {
  readonly tournamentId: string;
  /** The tournament's. */
  readonly expectedVersion: number;
  readonly stageIds: readonly string[];
}

/** Puts the stages in another order. Only those in which there is nothing change places. */
export const orderStages =
  ({ inTransaction }: Pick<Deps, 'inTransaction'>) =>
  ({ tournamentId, expectedVersion, stageIds }: OrderStages, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<StagesAnswer, Refusal>> => {
      await lockChain(tx, tournamentId);
      const tournament = await findTournament(tx, tournamentId);
      if (tournament === null) return err({ code: 'not-found' });
      const fresh = checkVersion(expectedVersion, tournament);
      if (!fresh.ok) return fresh;
      const allowed = await checkOrder(tx, await listStages(tx, tournamentId), stageIds);
      if (!allowed.ok) return allowed;
      await numberStages(tx, stageIds);
      const version = await raiseTournament(tx, tournamentId);
      await appendEvent(tx, {
        type: 'stages-ordered',
        payload: { version, stageIds: [...stageIds] },
        chainId: tournamentId,
        subjectId: tournamentId,
        ...byWhom(by),
      });
      return ok(await needStagesView(tx, tournamentId, by.now));
    });

async function checkOrder(
  tx: Tx,
  stages: readonly StageRow[],
  stageIds: readonly string[],
): Promise<Result<undefined, Refusal>> {
  const same =
    [...stageIds].sort().join() ===
    stages
      .map(({ id }) => id)
      .sort()
      .join();
  if (!same) return err({ code: 'stages-not-those' });
  const moved = stages.filter(({ id }, index) => stageIds[index] !== id);
  const full: string[] = [];
  for (const { id, name } of moved) if (!(await isEmpty(tx, id))) full.push(name);
  return full.length > 0 ? err({ code: 'stage-not-empty', stages: full }) : ok(undefined);
}

/** Numbers stages from 1 in this order; by way of numbers that none of them has. */
export async function numberStages(tx: Tx, stageIds: readonly string[]): Promise<void> {
  for (const offset of [1000, 0]) {
    for (const [index, id] of stageIds.entries()) {
      await tx.stage.update({ where: { id }, data: { ordinal: offset + index + 1 } });
    }
  }
}
