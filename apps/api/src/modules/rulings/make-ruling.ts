import { type MakeRuling } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { checkByBoards } from '../matches/change-match.ts';
import { type MatchAnswer, needMatchView } from '../matches/match-view.ts';
import { type ChangedBy } from '../audit/changed-by.ts';
import { firstRefusal } from '../../database/check-version.ts';
import { checkBoards, checkPlayed, lockMatch, type LockedMatch } from '../results/lock-match.ts';
import { loadRulingViews } from '../results/ruling-views.ts';
import { judgeInMatch, putRuling } from './put-ruling.ts';
import { checkOpenFor, checkTime } from './time-limits.ts';

export type RulingWanted = z.output<typeof MakeRuling>;

/**
 * Rules on a board. Refuses, in this order: `not-found`; `stale-version` with the board's rulings as they stand and what
 * was wanted; `round-not-open`; `match-not-played`; `table-has-total-only`; `board-not-on-table`; `board-not-played`;
 * `ruling-has-faults` with all of them; `ruling-too-late` with the limit and its paragraph, unless a reason is written.
 */
export const makeRuling =
  ({ inTransaction, newId }: Deps) =>
  (matchId: string, wanted: RulingWanted, by: ChangedBy): Promise<Result<MatchAnswer, Refusal>> =>
    inTransaction(async (tx) => {
      const match = await lockMatch(tx, matchId);
      const table = match?.tables.find(({ id }) => id === wanted.tableId);
      if (!match || !table) return err({ code: 'not-found' });
      const { expectedVersion: _, note, lateReason, calledAt: called, ...input } = wanted;
      const refused = await refuse(tx, match, wanted);
      if (!refused.ok) return refused;
      const found = await judgeInMatch(tx, matchId, { ...input, id: newId(), at: table.side });
      if (!found.ok) return found;
      const { judged, earlier } = found.value;
      const calledAt = called === null ? null : new Date(called);
      const late = await checkTime(tx, { judged, earlier, calledAt, now: by.now }, lateReason);
      if (!late.ok) return late;
      const beside = { note, calledAt, late: late.value, folderErrorId: null };
      await putRuling(tx, newId, match, judged, beside, by);
      return ok(await needMatchView(tx, matchId));
    });

/** Two directors at one board: the first one's ruling stands, and the other sees both. */
async function refuse(tx: Tx, match: LockedMatch, wanted: RulingWanted): Promise<Result<undefined, Refusal>> {
  const { expectedVersion, board, rule } = wanted;
  const { version, kind } = match;
  if (expectedVersion !== version) {
    const all = await loadRulingViews(tx, [match.id]);
    const rulings = all.filter((ruling) => ruling.board === board);
    return err({
      code: 'stale-version',
      expectedVersion,
      current: { version, kind, rulings },
      yours: wanted,
    });
  }
  return firstRefusal(
    checkOpenFor(match.roundState, rule),
    checkPlayed(match),
    checkByBoards(match),
    checkBoards(match, [board]),
  );
}
