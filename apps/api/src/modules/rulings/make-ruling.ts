import { type MakeRuling } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { checkByBoards } from '../results/change-match.ts';
import { type MatchAnswer, needMatchView } from '../results/match-view.ts';
import { type ChangedBy } from '../audit/changed-by.ts';
import { firstRefusal } from '../../database/check-version.ts';
import { checkBoards, checkPlayed, lockMatch, type LockedMatch } from '../results/lock-match.ts';
import { checkSaidAt } from '../rounds/check-said-at.ts';
import { checkFresh } from './check-fresh.ts';
import { judgeInMatch, putRuling } from './put-ruling.ts';
import { checkOpenFor, checkTime } from './time-limits.ts';

export type RulingWanted = z.output<typeof MakeRuling>;

/**
 * Rules on a board. Refuses, in this order: `not-found`; `stale-version` with the board at both tables and its rulings as
 * they stand, and what was wanted; `round-not-open`; `match-not-played`; `table-has-total-only`; `board-not-on-table`;
 * `time-in-future`, `time-before-play-day`; `board-not-played`; `ruling-has-faults` with all of them; `ruling-too-late`
 * with the limit and its paragraph, unless a reason is written; `reason-names-someone` with the word.
 */
export const makeRuling =
  ({ inTransaction, newId }: Deps) =>
  (matchId: string, wanted: RulingWanted, by: ChangedBy): Promise<Result<MatchAnswer, Refusal>> =>
    inTransaction(async (tx) => {
      const match = await lockMatch(tx, matchId);
      const table = match?.tables.find(({ id }) => id === wanted.tableId);
      if (!match || !table) return err({ code: 'not-found' });
      const { expectedVersions: _, note, lateReason, calledAt: called, ...input } = wanted;
      const calledAt = called === null ? null : new Date(called);
      const refused = await refuse(tx, match, wanted);
      if (!refused.ok) return refused;
      const possible = calledAt && (await checkSaidAt(tx, match.roundId, { at: calledAt, now: by.now }));
      if (possible && !possible.ok) return possible;
      const found = await judgeInMatch(tx, matchId, { ...input, id: newId(), at: table.side });
      if (!found.ok) return found;
      const { judged, earlier } = found.value;
      const late = await checkTime(tx, { judged, earlier, calledAt, now: by.now }, lateReason);
      if (!late.ok) return late;
      const beside = { note, calledAt, late: late.value, folderErrorId: null };
      await putRuling(tx, newId, match, judged, beside, by);
      return ok(await needMatchView(tx, matchId));
    });

/** Everything that does not depend on what is ruled. */
async function refuse(tx: Tx, match: LockedMatch, wanted: RulingWanted): Promise<Result<undefined, Refusal>> {
  const fresh = await checkFresh(tx, { matchId: match.id, board: wanted.board }, wanted);
  if (!fresh.ok) return fresh;
  return firstRefusal(
    checkOpenFor(match.roundState, wanted.rule),
    checkPlayed(match),
    checkByBoards(match),
    checkBoards(match, [wanted.board]),
  );
}
