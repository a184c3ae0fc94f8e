import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type TableSide } from '@spadille/rules';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { saveMatch } from '../results/change-match.ts';
import { type MatchAnswer, needMatchView } from '../results/match-view.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { lockMatch, type LockedMatch } from '../results/lock-match.ts';
import { checkFresh } from './check-fresh.ts';
import { findRulingToWithdraw } from './find-ruling-to-withdraw.ts';
import { recomputeBoard } from './recompute-board.ts';
import { findRuling, markWithdrawn } from './repository.ts';
import { checkOpenFor } from './time-limits.ts';

export interface WithdrawRuling {
  readonly rulingId: string;
  /** Of its board, as the preview showed it. */
  readonly expectedVersions: Readonly<Record<TableSide, number>>;
  readonly reason: string;
}

/**
 * Takes a ruling back: the board counts as if it had never been made, and its penalty point is taken back with it; both
 * stay on record. Refuses with `not-found`, `already-withdrawn`, `already-decided` where it is the committee's and not the
 * director's to undo, `round-not-open`, and `stale-version` when the board is not as it was shown.
 */
export const withdrawRuling =
  ({ inTransaction }: Deps) =>
  (wanted: WithdrawRuling, by: ChangedBy): Promise<Result<MatchAnswer, Refusal>> =>
    inTransaction(async (tx) => {
      const { rulingId, reason } = wanted;
      const known = await findRuling(tx, rulingId);
      const match = known === null ? null : await lockMatch(tx, known.matchId);
      if (match === null) return err({ code: 'not-found' });
      const ruling = await findRulingToWithdraw(tx, rulingId);
      if (!ruling.ok) return ruling;
      const open = checkOpenFor(match.roundState, ruling.value.rule);
      if (!open.ok) return open;
      const fresh = await checkFresh(tx, ruling.value, wanted);
      if (!fresh.ok) return fresh;
      await takeBack(tx, match, ruling.value, { reason, by });
      return ok(await needMatchView(tx, match.id));
    });

/**
 * Withdraws a ruling that is in force, in a match that is locked: with its penalty point, what counts of the board then,
 * the match's version and the event. Rights and the round's state have been looked at.
 */
export async function takeBack(
  tx: Tx,
  match: LockedMatch,
  ruling: { readonly id: string; readonly tableId: string; readonly board: number },
  { reason, by }: { readonly reason: string; readonly by: ChangedBy },
): Promise<void> {
  const { id: rulingId, tableId, board } = ruling;
  const penaltyId = await markWithdrawn(tx, rulingId, by.now);
  await recomputeBoard(tx, { matchId: match.id, board }, { now: by.now, touch: tableId });
  const version = await saveMatch(tx, match.id);
  await appendEvent(tx, {
    type: 'ruling-withdrawn',
    payload: { version, rulingId, tableId, board, penaltyId },
    chainId: match.tournamentId,
    subjectId: match.id,
    text: reason,
    ...byWhom(by),
  });
}
