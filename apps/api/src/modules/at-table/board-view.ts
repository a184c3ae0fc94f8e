import { type AtTableBoard, type DisputeView } from '@spadille/api-schema';
import { type BoardStanding } from '@spadille/competition';
import { dealerOf, type Seat, SEATS, type Side, SIDES } from '@spadille/rules';
import { type z } from 'zod';
import { oneOf } from '../../database/one-of.ts';
import { toBoardFacts } from '../results/board-facts.ts';
import { type BoardWordOnRecord, type StandingOfBoard } from '../results/board-words.ts';
import { type PlacedRow } from './repository.ts';

export type BoardAnswer = z.input<typeof AtTableBoard>;
type DisputeAnswer = z.input<typeof DisputeView>;

/** Who deals a board: as its folder says, or by turn from the stage's first dealer. */
export const dealerAt = ({ board, dealer, firstDealer }: PlacedRow): Seat =>
  dealer === null ? dealerOf(board, oneOf(SEATS, firstDealer)) : oneOf(SEATS, dealer);

/** The pair whose word is recorded, or null. */
export const enteredSideOf = ({ enteredSide }: PlacedRow): Side | null =>
  enteredSide === null ? null : oneOf(SIDES, enteredSide);

/** What stands against the recorded result of a board, of those that are disputed. */
export function disputesOf(
  { tableId, board }: Pick<PlacedRow, 'tableId' | 'board'>,
  disputed: readonly StandingOfBoard[],
): DisputeAnswer[] {
  const found = disputed.find((each) => each.tableId === tableId && each.board === board);
  return (found?.standing ?? NONE).disputes.map(({ bySide, tuple, at }) => ({
    bySide,
    tuple,
    at: at.toISOString(),
  }));
}

const NONE: Pick<BoardStanding<BoardWordOnRecord>, 'disputes'> = { disputes: [] };

/** One board as its table sees it. */
export function boardView(row: PlacedRow, disputed: readonly StandingOfBoard[]): BoardAnswer {
  const { board, state, cancelled, notPlayed, ruled, tuple, recorded, nsGamePoints, version } =
    toBoardFacts(row);
  return {
    board,
    dealer: dealerAt(row),
    state,
    cancelled,
    notPlayed,
    ruled,
    tuple,
    recorded,
    nsGamePoints,
    enteredSide: enteredSideOf(row),
    disputes: disputesOf(row, disputed),
    version,
  };
}
