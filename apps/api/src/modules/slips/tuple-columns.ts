import { type BoardTuple, declarerGamePoints, isPlayed } from '@spadille/rules';

/** A tuple as its columns; the game points are the declarer's pair's. Without a tuple all are null. */
export interface TupleColumns {
  readonly contract: string | null;
  readonly declarer: string | null;
  readonly outcome: string | null;
  readonly tout: string | null;
  readonly declarerGamePoints: number | null;
}

/** The columns that say a tuple. A passed board has contract pas, outcome none, tout none and no declarer. */
export function columnsOf(tuple: BoardTuple | null): TupleColumns {
  if (tuple === null) {
    return { contract: null, declarer: null, outcome: null, tout: null, declarerGamePoints: null };
  }
  if (!isPlayed(tuple)) {
    return { contract: 'pas', declarer: null, outcome: 'none', tout: 'none', declarerGamePoints: 0 };
  }
  const { contract, declarer, outcome, tout } = tuple;
  return { contract, declarer, outcome, tout, declarerGamePoints: declarerGamePoints(tuple) };
}
