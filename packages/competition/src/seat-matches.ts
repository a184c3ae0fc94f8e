import { type Pairing } from './pairing.ts';

/** A match with its number in the round and its two partner tables. */
export interface SeatedMatch extends Pairing {
  /** Counted from 1 in the round. */
  readonly match: number;
  /** Home sits N/S here and away E/W; at `tableB` it is the other way round. */
  readonly tableA: number;
  readonly tableB: number;
}

/**
 * Seats a round's matches in the order given: the k-th plays at tables 2k−1 and 2k. §2 gives the lower team number N/S at
 * the lower table; which pair of tables a match gets is the order of the draw.
 */
export const seatMatches = (pairings: readonly Pairing[]): readonly SeatedMatch[] =>
  pairings.map(({ home, away }, index) => ({
    match: index + 1,
    tableA: 2 * index + 1,
    tableB: 2 * index + 2,
    home,
    away,
  }));
