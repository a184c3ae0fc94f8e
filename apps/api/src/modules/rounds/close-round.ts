import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { saveRoundState, takeStep } from './lock-round.ts';
import { findOpenBoards, type OpenBoard } from './repository.ts';
import { needRoundView, type RoundViewAnswer } from './round-view.ts';

export interface CloseRound {
  readonly roundId: string;
  readonly expectedVersion: number;
}

/** All results are in; refused with everything that is missing, by table. */
export const closeRound =
  ({ inTransaction }: Deps) =>
  ({ roundId, expectedVersion }: CloseRound, by: ChangedBy): Promise<Result<RoundViewAnswer, Refusal>> =>
    inTransaction(async (tx) => {
      const taken = await takeStep(tx, { roundId, expectedVersion, step: 'close' });
      if (!taken.ok) return taken;
      const missing = missingByTable(await findOpenBoards(tx, roundId));
      if (missing.length > 0) return err({ code: 'round-incomplete', missing });
      const { round, next } = taken.value;
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
