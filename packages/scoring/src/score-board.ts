import { type BoardTuple, declarerGamePoints, isPlayed, sideOf } from '@spadille/rules';

/**
 * Game points of a board to the N/S pair at the table (§1, §4); E/W gets the same with the opposite sign, so every
 * board is zero-sum. A passed board gives 0.
 */
export function nsGamePoints(tuple: BoardTuple): number {
  if (!isPlayed(tuple)) return 0;
  const declarerSide = declarerGamePoints(tuple);
  return sideOf(tuple.declarer) === 'NS' ? declarerSide : 0 - declarerSide;
}

/** What counts of a board at one table: its result, unless there is none or the board is cancelled. */
export interface BoardState {
  readonly tuple: BoardTuple | null;
  readonly cancelled: boolean;
}

/** Game points to N/S that count in the match: 0 for a cancelled board (§4) and for one without a result. */
export const countedNsGamePoints = ({ tuple, cancelled }: BoardState): number =>
  cancelled || tuple === null ? 0 : nsGamePoints(tuple);
