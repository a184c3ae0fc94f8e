import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { boardSetsOf, clearDraw } from './clear-draw.ts';
import { lockRound } from './lock-round.ts';
import { hasResults, isStageFinished } from './repository.ts';

/** Takes a round away that has no results: as if it had never been drawn, but for the trail. */
export const removeRound =
  ({ inTransaction }: Deps) =>
  (roundId: string, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<undefined, Refusal>> => {
      const round = await lockRound(tx, roundId);
      if (round === null) return err({ code: 'not-found' });
      if (await isStageFinished(tx, round.stageId)) return err({ code: 'stage-finished' });
      if (await hasResults(tx, roundId)) return err({ code: 'round-has-results' });
      await deleteRound(tx, roundId);
      const { stageId, number, tournamentId } = round;
      await appendEvent(tx, {
        type: 'round-removed',
        payload: { stageId, number },
        chainId: tournamentId,
        subjectId: roundId,
        ...byWhom(by),
      });
      return ok(undefined);
    });

async function deleteRound(tx: Tx, roundId: string): Promise<void> {
  const sets = await boardSetsOf(tx, roundId);
  await clearDraw(tx, roundId);
  const unused = { id: { in: sets.map(({ id }) => id) }, uses: { none: {} } };
  await tx.folder.deleteMany({ where: { boardSet: unused } });
  await tx.boardSet.deleteMany({ where: unused });
  const { playDayId } = await tx.round.delete({ where: { id: roundId }, select: { playDayId: true } });
  // A day that somebody planned stays in the calendar; one that came with the draw goes with it.
  const unplanned = { rule: null, label: null, startsAt: null, venue: null };
  await tx.playDay.deleteMany({ where: { id: playDayId, rounds: { none: {} }, ...unplanned } });
}
