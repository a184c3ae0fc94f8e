import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { saveMatch } from '../matches/change-match.ts';
import { type MatchAnswer, needMatchView } from '../matches/match-view.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { checkVersion, firstRefusal } from '../../database/check-version.ts';
import { lockMatch, type LockedMatch } from '../results/lock-match.ts';
import { recomputeBoard } from './recompute-board.ts';
import { findRuling, markWithdrawn } from './repository.ts';
import { checkOpenFor } from './time-limits.ts';

export interface WithdrawRuling {
  readonly rulingId: string;
  /** Of its match. */
  readonly expectedVersion: number;
  readonly reason: string;
}

/**
 * Takes a ruling back: the board counts as if it had never been made, and its penalty point is taken back with it; both
 * stay on record. What the committee decided on an appeal (`already-decided`) is not the director's to undo.
 */
export const withdrawRuling =
  ({ inTransaction }: Deps) =>
  (wanted: WithdrawRuling, by: ChangedBy): Promise<Result<MatchAnswer, Refusal>> =>
    inTransaction(async (tx) => {
      const { rulingId, expectedVersion, reason } = wanted;
      const known = await findRuling(tx, rulingId);
      const match = known === null ? null : await lockMatch(tx, known.matchId);
      const ruling = match === null ? null : await findRuling(tx, rulingId);
      if (!match || !ruling) return err({ code: 'not-found' });
      if (ruling.isWithdrawn) return err({ code: 'already-withdrawn' });
      if (ruling.isCommittees) return err({ code: 'already-decided' });
      const { version, kind } = match;
      const refused = firstRefusal(
        checkVersion(expectedVersion, { version, kind }),
        checkOpenFor(match.roundState, ruling.rule),
      );
      if (!refused.ok) return refused;
      await takeBack(tx, match, ruling, { reason, by });
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
