import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { lockMatch } from '../results/lock-match.ts';
import { needRoundRulings, type RoundRulingsAnswer } from '../round-rulings/round-rulings.ts';
import { lockRound } from '../rounds/lock-round.ts';
import { checkOpenFor } from '../rulings/time-limits.ts';
import { takeBack } from '../rulings/withdraw-ruling.ts';
import { findRoundOf, readFolderError } from './repository.ts';

export interface WithdrawFolderError {
  readonly folderErrorId: string;
  readonly reason: string;
}

/**
 * Undoes a folder error: every ruling that it made and that is still in force is taken back, so that the results are what
 * they would be without it; all of it or nothing. What the committee ruled in place of one of them stays.
 */
export const withdrawFolderError =
  ({ inTransaction }: Deps) =>
  (wanted: WithdrawFolderError, by: ChangedBy): Promise<Result<RoundRulingsAnswer, Refusal>> =>
    inTransaction(async (tx) => {
      const { folderErrorId, reason } = wanted;
      const roundId = await findRoundOf(tx, folderErrorId);
      const round = roundId === null ? null : await lockRound(tx, roundId);
      if (round === null) return err({ code: 'not-found' });
      const { board, withdrawnAt, rulings } = await readFolderError(tx, folderErrorId);
      if (withdrawnAt !== null) return err({ code: 'already-withdrawn' });

      for (const ruling of rulings) {
        const match = await lockMatch(tx, ruling.matchId);
        if (match === null) return err({ code: 'not-found' });
        const open = checkOpenFor(match.roundState, ruling.rule);
        if (!open.ok) return open;
        await takeBack(tx, match, ruling, { reason, by });
      }
      await tx.folderError.update({ where: { id: folderErrorId }, data: { withdrawnAt: by.now } });
      await appendEvent(tx, {
        type: 'folder-error-withdrawn',
        payload: { folderErrorId, board },
        chainId: round.tournamentId,
        subjectId: round.id,
        text: reason,
        ...byWhom(by),
      });
      return ok(await needRoundRulings(tx, round.id));
    });
