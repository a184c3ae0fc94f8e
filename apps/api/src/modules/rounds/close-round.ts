import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { closeCallsOf } from '../director-calls/answer-call.ts';
import { saveRoundState, takeStep } from './lock-round.ts';
import { findDisputedBoards, findOpenBoards, type OpenBoard } from './repository.ts';
import { needRoundView, type RoundViewAnswer } from './round-view.ts';

export interface CloseRound {
  readonly roundId: string;
  readonly expectedVersion: number;
}

/**
 * All results are in; refused with everything that is missing, by table, and with the boards on which the pairs do not
 * agree (`boards-disputed`). Calls that are still open are closed with it.
 */
export const closeRound =
  ({ inTransaction }: Deps) =>
  ({ roundId, expectedVersion }: CloseRound, by: ChangedBy): Promise<Result<RoundViewAnswer, Refusal>> =>
    inTransaction(async (tx) => {
      const taken = await takeStep(tx, { roundId, expectedVersion, step: 'close' });
      if (!taken.ok) return taken;
      const missing = missingByTable(await findOpenBoards(tx, roundId));
      if (missing.length > 0) return err({ code: 'round-incomplete', missing });
      const boards = await findDisputedBoards(tx, roundId);
      if (boards.length > 0) return err({ code: 'boards-disputed', boards });
      const { round, next } = taken.value;
      await closeCallsOf(tx, round, by);
      const version = await saveRoundState(tx, roundId, { state: next, closedAt: by.now });
      await appendEvent(tx, {
        type: 'round-closed',
        payload: { version },
        chainId: round.tournamentId,
        subjectId: roundId,
        ...byWhom(by),
      });
      return ok(await needRoundView(tx, roundId));
    });

interface MissingAtTable {
  readonly match: number;
  readonly table: number;
  readonly boards: readonly number[];
}

function missingByTable(open: readonly OpenBoard[]): MissingAtTable[] {
  const tables = new Map<number, MissingAtTable & { boards: number[] }>();
  for (const { match, table, board } of open) {
    const at = tables.get(table) ?? { match, table, boards: [] };
    at.boards.push(board);
    tables.set(table, at);
  }
  return [...tables.values()];
}
