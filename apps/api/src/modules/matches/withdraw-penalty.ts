import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { checkOpen, lockMatch } from '../results/lock-match.ts';
import { saveMatch } from '../results/change-match.ts';
import { needMatchView, type MatchAnswer } from '../results/match-view.ts';

export interface WithdrawPenalty {
  readonly penaltyId: string;
  readonly reason: string;
}

/**
 * Withdraws a penalty point: it counts as if it had never been awarded, and stays on record. One that a ruling gave goes
 * with that ruling alone: `penalty-of-ruling`.
 */
export const withdrawPenalty =
  ({ inTransaction }: Deps) =>
  ({ penaltyId, reason }: WithdrawPenalty, by: ChangedBy): Promise<Result<MatchAnswer, Refusal>> =>
    inTransaction(async (tx) => {
      const found = await tx.penalty.findUnique({
        where: { id: penaltyId },
        select: { matchId: true, rulingId: true },
      });
      const match = found === null ? null : await lockMatch(tx, found.matchId);
      if (match === null) return err({ code: 'not-found' });
      if (found?.rulingId) return err({ code: 'penalty-of-ruling', rulingId: found.rulingId });
      const open = checkOpen(match);
      if (!open.ok) return open;

      // Somebody else may have withdrawn it meanwhile; then nothing is left to do.
      const { count } = await tx.penalty.updateMany({
        where: { id: penaltyId, withdrawnAt: null },
        data: { withdrawnAt: by.now },
      });
      if (count === 1) {
        const version = await saveMatch(tx, match.id);
        await appendEvent(tx, {
          type: 'penalty-withdrawn',
          payload: { version, penaltyId },
          chainId: match.tournamentId,
          subjectId: match.id,
          text: reason,
          ...byWhom(by),
        });
      }
      return ok(await needMatchView(tx, match.id));
    });
