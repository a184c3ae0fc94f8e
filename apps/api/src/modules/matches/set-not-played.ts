import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { firstRefusal } from '../../database/check-version.ts';
import { loadBoards } from '../results/load-boards.ts';
import { checkBoards, checkPlayed, type LockedMatch } from '../results/lock-match.ts';
import { checkByBoards, lockForChange, type MatchChange, saveMatch } from '../results/change-match.ts';
import { type BoardAtTable, markBoard } from './mark-board.ts';
import { needMatchView, type MatchAnswer } from '../results/match-view.ts';
import { findWaiting, settleWaiting } from '../rulings/settle-waiting.ts';

export interface SetNotPlayed extends MatchChange {
  /** All boards of the match that neither table played; none takes it back. */
  readonly boards: readonly number[];
  readonly reason: string;
  /** Rulings that wait for a result of one of them are withdrawn with it. */
  readonly withdrawRulings?: boolean | undefined;
}

/**
 * Says which boards of a match were never played, at both tables, and why. A ruling that waits for the result of one would
 * wait for ever: `rulings-wait` names them, unless they are to be withdrawn with it.
 */
export const setNotPlayed =
  ({ inTransaction, newId }: Deps) =>
  (wanted: SetNotPlayed, by: ChangedBy): Promise<Result<MatchAnswer, Refusal>> =>
    inTransaction(async (tx) => {
      const { matchId, reason, withdrawRulings: withdraw = false } = wanted;
      const boards = [...new Set(wanted.boards)].sort((a, b) => a - b);
      const locked = await lockForChange(tx, wanted);
      if (!locked.ok) return locked;
      const match = locked.value;
      const refused = firstRefusal(checkPlayed(match), checkByBoards(match), checkBoards(match, boards));
      if (!refused.ok) return refused;
      const lines = await loadLines(tx, match);
      const possible = checkEmpty(match, lines, boards);
      if (!possible.ok) return possible;
      const waiting = (await findWaiting(tx, matchId)).filter(({ board }) => boards.includes(board));
      const settled = await settleWaiting(tx, match, { waiting, withdraw, reason, by });
      if (!settled.ok) return settled;

      for (const line of lines) {
        const isWanted = boards.includes(line.facts.board);
        if (isWanted === line.facts.notPlayed) continue;
        await markBoard(tx, newId, line, isWanted ? 'not-played' : 'clear', by);
      }
      const version = await saveMatch(tx, matchId, { reason: boards.length === 0 ? null : reason });
      await appendEvent(tx, {
        type: 'boards-not-played-set',
        payload: { version, boards },
        chainId: match.tournamentId,
        subjectId: matchId,
        text: reason,
        ...byWhom(by),
      });
      return ok(await needMatchView(tx, matchId));
    });

/** The boards of both tables. */
async function loadLines(tx: Tx, { tables }: LockedMatch): Promise<BoardAtTable[]> {
  const ids = tables.map(({ id }) => id);
  const boards = await loadBoards(tx, ids);
  return [...boards].flatMap(([tableId, lines]) => lines.map((facts) => ({ tableId, facts })));
}

/** Only boards with nothing at either table; and a match of which nothing was played is an unplayed match. */
function checkEmpty(
  match: LockedMatch,
  lines: readonly BoardAtTable[],
  boards: readonly number[],
): Result<undefined, Refusal> {
  if (boards.length === match.boards) return err({ code: 'match-not-played', matchKind: match.kind });
  const wanted = lines.map(({ facts }) => facts).filter(({ board }) => boards.includes(board));
  const cancelled = wanted.find((facts) => facts.cancelled);
  if (cancelled) return err({ code: 'board-cancelled', board: cancelled.board });
  const said = wanted.filter((facts) => facts.tuple !== null || facts.recorded !== null);
  if (said.length === 0) return ok(undefined);
  return err({ code: 'board-has-result', boards: [...new Set(said.map(({ board }) => board))] });
}
