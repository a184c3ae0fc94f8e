import { type LodgeProtest as Body } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { protestDeadline } from '@spadille/rulings';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { needRoundRulings, type RoundRulingsAnswer } from '../round-rulings/round-rulings.ts';
import { checkSaidAt } from '../rounds/check-said-at.ts';
import { lockRound } from '../rounds/lock-round.ts';
import * as repository from './repository.ts';

export type LodgeProtest = z.output<typeof Body> & { readonly roundId: string };

/**
 * Puts a protest on record: who, when and against what. In time until the stage's deadline after the closing of the round
 * (§23); later it needs a written reason, which is shown with it. [choice] Any team that plays the round may protest, also
 * against what happened in another match, and while the round is open everything is in time. Refuses with `not-found`;
 * `ruling-on-other-board` with where the ruling is; `board-not-on-table`; `time-in-future`, `time-before-play-day`;
 * `ruling-too-late`.
 */
export const lodgeProtest =
  ({ inTransaction, newId }: Deps) =>
  (wanted: LodgeProtest, by: ChangedBy): Promise<Result<RoundRulingsAnswer, Refusal>> =>
    inTransaction(async (tx) => {
      const { roundId, teamId, lodgedAt, text } = wanted;
      const round = await lockRound(tx, roundId);
      if (round === null || !(await repository.playsInRound(tx, roundId, teamId))) {
        return err({ code: 'not-found' });
      }
      const against = await findAgainst(tx, wanted);
      if (!against.ok) return against;
      const possible = await checkSaidAt(tx, roundId, { at: new Date(lodgedAt), now: by.now });
      if (!possible.ok) return possible;
      const timely = await checkTime(tx, wanted);
      if (!timely.ok) return timely;

      const id = newId();
      const facts = { teamId, ...against.value };
      const { inTime, lateReason } = timely.value;
      await tx.protest.create({ data: { id, roundId, ...facts, lodgedAt, inTime, lateReason, text } });
      await appendEvent(tx, {
        type: 'protest-lodged',
        payload: { protestId: id, ...facts, lodgedAt, inTime },
        chainId: round.tournamentId,
        subjectId: roundId,
        text: lateReason === null ? text : `${text}\n\n${lateReason}`,
        ...byWhom(by),
      });
      return ok(await needRoundRulings(tx, roundId));
    });

interface Against {
  readonly tableId: string | null;
  readonly board: number | null;
  readonly rulingId: string | null;
}

/** What the protest is against: a ruling brings its own table and board, and no others. All of it has to be of the round. */
async function findAgainst(tx: Tx, wanted: LodgeProtest): Promise<Result<Against, Refusal>> {
  const { roundId, rulingId, tableId, board } = wanted;
  if (rulingId !== null) {
    const ruling = await repository.findRulingOfRound(tx, roundId, rulingId);
    if (ruling === null) return err({ code: 'not-found' });
    const isElsewhere =
      (tableId ?? ruling.tableId) !== ruling.tableId || (board ?? ruling.board) !== ruling.board;
    return isElsewhere ? err({ code: 'ruling-on-other-board', ...ruling }) : ok({ rulingId, ...ruling });
  }
  if (tableId === null) {
    if (board !== null) return err({ code: 'board-not-on-table', boards: [board] });
    return ok({ rulingId: null, tableId: null, board: null });
  }
  const boards = await repository.boardsOfTable(tx, roundId, tableId);
  if (boards === null) return err({ code: 'not-found' });
  if (board !== null && board > boards) return err({ code: 'board-not-on-table', boards: [board] });
  return ok({ rulingId: null, tableId, board });
}

async function checkTime(
  tx: Tx,
  { roundId, lodgedAt, lateReason }: LodgeProtest,
): Promise<Result<{ readonly inTime: boolean; readonly lateReason: string | null }, Refusal>> {
  const { closedAt, protestMinutes } = await repository.readProtestTime(tx, roundId);
  const deadline = protestDeadline(closedAt?.getTime() ?? null, protestMinutes);
  if (deadline === null || Date.parse(lodgedAt) <= deadline) return ok({ inTime: true, lateReason: null });
  if (lateReason !== null) return ok({ inTime: false, lateReason });
  const passedAt = new Date(deadline).toISOString();
  return err({ code: 'ruling-too-late', limit: 'protest-deadline-passed', paragraph: 23, passedAt });
}
