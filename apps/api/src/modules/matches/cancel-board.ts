import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { firstRefusal } from '../../database/check-version.ts';
import { loadBoards } from '../results/load-boards.ts';
import { checkBoards, checkPlayed } from '../results/lock-match.ts';
import { checkByBoards, lockForChange, type MatchChange, saveMatch } from '../results/change-match.ts';
import { type BoardAtTable, markBoard } from './mark-board.ts';
import { needMatchView, type MatchAnswer } from '../results/match-view.ts';
import { recomputeBoard } from '../rulings/recompute-board.ts';

export interface CancelBoard extends MatchChange {
  readonly board: number;
  /** False takes it back. */
  readonly cancelled: boolean;
  readonly reason: string;
}

/**
 * Cancels a board at both tables of a match, or takes that back: a comparison needs both (§4). Results and rulings stay on
 * record. What a ruling has cancelled is taken back by withdrawing that ruling: `board-cancelled` with `byRuling`.
 */
export const cancelBoard =
  ({ inTransaction, newId }: Deps) =>
  (wanted: CancelBoard, by: ChangedBy): Promise<Result<MatchAnswer, Refusal>> =>
    inTransaction(async (tx) => {
      const { matchId, board, cancelled, reason } = wanted;
      const locked = await lockForChange(tx, wanted);
      if (!locked.ok) return locked;
      const match = locked.value;
      const refused = firstRefusal(checkPlayed(match), checkByBoards(match), checkBoards(match, [board]));
      if (!refused.ok) return refused;
      const boards = await loadBoards(
        tx,
        match.tables.map(({ id }) => id),
      );
      const both = atBothTables(boards, board);
      if (both.some(({ facts }) => facts.notPlayed)) return err({ code: 'board-not-played', board });
      const byRuling = both.some(({ facts }) => facts.cancelled && !facts.recordedCancelled);
      if (byRuling && !cancelled) return err({ code: 'board-cancelled', board, byRuling });

      if (both.some(({ facts }) => facts.recordedCancelled !== cancelled)) {
        for (const at of both) await markBoard(tx, newId, at, cancelled ? 'cancel' : 'restore', by);
        if (both.some(({ facts }) => facts.ruled))
          await recomputeBoard(tx, { matchId, board }, { now: by.now });
        const version = await saveMatch(tx, matchId);
        await appendEvent(tx, {
          type: cancelled ? 'board-cancelled' : 'board-restored',
          payload: { version, board },
          chainId: match.tournamentId,
          subjectId: matchId,
          text: reason,
          ...byWhom(by),
        });
      }
      return ok(await needMatchView(tx, matchId));
    });

function atBothTables(
  boards: Awaited<ReturnType<typeof loadBoards>>,
  board: number,
): readonly BoardAtTable[] {
  return [...boards].flatMap(([tableId, lines]) =>
    lines.filter((facts) => facts.board === board).map((facts) => ({ tableId, facts })),
  );
}
