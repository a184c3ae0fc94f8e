import { BOARD_STATES } from '@spadille/api-schema';
import { type BoardTuple } from '@spadille/rules';
import { oneOf } from '../../database/one-of.ts';
import { tupleOf } from './tuple-columns.ts';

/** One board at one table. Passed out, not played, cancelled and empty are four things. */
export interface BoardFacts {
  readonly board: number;
  readonly state: (typeof BOARD_STATES)[number];
  readonly cancelled: boolean;
  /** Cancelled by the director himself, not by a ruling. */
  readonly recordedCancelled: boolean;
  readonly notPlayed: boolean;
  /** A ruling is in force on it at this table, or one at the partner table cancels it here. */
  readonly ruled: boolean;
  /** What counts. A cancelled board keeps its own. */
  readonly tuple: BoardTuple | null;
  /** What the table said. */
  readonly recorded: BoardTuple | null;
  /** To N/S; 0 when cancelled or without a result. */
  readonly nsGamePoints: number;
  readonly version: number;
}

/** Columns of a board's row. */
export interface BoardRow {
  readonly board: number;
  readonly state: string;
  readonly cancelled: boolean;
  readonly recordedCancelled: boolean;
  readonly notPlayed: boolean;
  readonly ruled: boolean;
  readonly contract: string | null;
  readonly declarer: string | null;
  readonly outcome: string | null;
  readonly tout: string | null;
  readonly recordedContract: string | null;
  readonly recordedDeclarer: string | null;
  readonly recordedOutcome: string | null;
  readonly recordedTout: string | null;
  readonly nsGamePoints: number;
  readonly version: number;
}

/** Reads a row; one that no rule allows is a bug and throws. */
export function toBoardFacts(row: BoardRow): BoardFacts {
  const { board, cancelled, recordedCancelled, notPlayed, ruled, nsGamePoints, version } = row;
  const recorded = tupleOf({
    contract: row.recordedContract,
    declarer: row.recordedDeclarer,
    outcome: row.recordedOutcome,
    tout: row.recordedTout,
  });
  const state = oneOf(BOARD_STATES, row.state);
  return {
    board,
    state,
    cancelled,
    recordedCancelled,
    notPlayed,
    ruled,
    tuple: tupleOf(row),
    recorded,
    nsGamePoints,
    version,
  };
}
