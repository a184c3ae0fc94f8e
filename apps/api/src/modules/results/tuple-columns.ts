import {
  type BoardTuple,
  declarerGamePoints,
  isPlayed,
  OUTCOMES,
  PASSED,
  PLAYED_CONTRACTS,
  SEATS,
  TOUTS,
} from '@spadille/rules';
import { oneOf } from '../../database/one-of.ts';

/** A tuple as its columns. Without a tuple all are null. */
export interface TupleColumns {
  readonly contract: string | null;
  readonly declarer: string | null;
  readonly outcome: string | null;
  readonly tout: string | null;
}

/** The columns with the game points that follow from them, which are the declarer's pair's. */
export interface ScoredColumns extends TupleColumns {
  readonly declarerGamePoints: number | null;
}

/** The columns that say a tuple. A passed board has contract pas, outcome none, tout none and no declarer. */
export function columnsOf(tuple: BoardTuple | null): ScoredColumns {
  if (tuple === null) {
    return { contract: null, declarer: null, outcome: null, tout: null, declarerGamePoints: null };
  }
  if (!isPlayed(tuple)) {
    return {
      contract: PASSED.contract,
      declarer: null,
      outcome: 'none',
      tout: 'none',
      declarerGamePoints: 0,
    };
  }
  const { contract, declarer, outcome, tout } = tuple;
  return { contract, declarer, outcome, tout, declarerGamePoints: declarerGamePoints(tuple) };
}

/** The tuple that columns say; what no rule allows is a bug and throws. */
export function tupleOf({ contract, declarer, outcome, tout }: TupleColumns): BoardTuple | null {
  if (contract === null) return null;
  if (contract === PASSED.contract) return PASSED;
  return {
    contract: oneOf(PLAYED_CONTRACTS, contract),
    declarer: oneOf(SEATS, declarer ?? ''),
    outcome: oneOf(OUTCOMES, outcome ?? ''),
    tout: oneOf(TOUTS, tout ?? ''),
  };
}
