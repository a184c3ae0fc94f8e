import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Side } from '@spadille/rules';
import { canGrantPenalty, isRulingId } from '@spadille/rulings';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { firstRefusal } from '../../database/check-version.ts';
import { checkBoards, checkPlayed } from '../results/lock-match.ts';
import { lockForChange, type MatchChange, saveMatch } from '../results/change-match.ts';
import { needMatchView, type MatchAnswer } from '../results/match-view.ts';

export interface AwardPenalty extends MatchChange {
  readonly tableId: string;
  readonly board: number;
  /** The pair that offended. */
  readonly side: Side;
  /** Id of a catalogue entry under which a penalty point can be given. */
  readonly rule: string;
}

/** Takes one penalty point from the pair that offended and gives it to the other; on a cancelled board too. */
export const awardPenalty =
  ({ inTransaction, newId }: Deps) =>
  (wanted: AwardPenalty, by: ChangedBy): Promise<Result<MatchAnswer, Refusal>> =>
    inTransaction(async (tx) => {
      const { matchId, tableId, board, side, rule } = wanted;
      const locked = await lockForChange(tx, wanted);
      if (!locked.ok) return locked;
      const match = locked.value;
      if (!match.tables.some(({ id }) => id === tableId)) return err({ code: 'not-found' });
      const refused = firstRefusal(checkPlayed(match), checkBoards(match, [board]));
      if (!refused.ok) return refused;
      if (!isRulingId(rule) || !canGrantPenalty(rule)) return err({ code: 'penalty-not-granted', rule });

      const id = newId();
      await tx.penalty.create({ data: { id, matchId, tableId, board, side, rule, awardedAt: by.now } });
      const version = await saveMatch(tx, matchId);
      await appendEvent(tx, {
        type: 'penalty-awarded',
        payload: { version, penaltyId: id, tableId, board, side, rule },
        chainId: match.tournamentId,
        subjectId: matchId,
        ...byWhom(by),
      });
      return ok(await needMatchView(tx, matchId));
    });
