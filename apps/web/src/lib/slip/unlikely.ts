import { type BoardTuple, isPlayed } from '@spadille/rules';

/**
 * [choice] From this difference between the two tables on a board is worth a second look: it takes two big contracts, or
 * a sign or a seat gone wrong. Most differences are below 5.
 */
const LARGE_DIFFERENCE = 8;

/** [choice] A slip with this many played contracts and none of them lost is worth a second look. */
export const MANY_WITHOUT_BETE = 20;

/** Whether the two tables' results of a board, each to its own N/S, are unlikely beside each other. */
export const isLargeDifference = (hereNs: number, partnerNs: number): boolean =>
  Math.abs(hereNs - partnerNs) >= LARGE_DIFFERENCE;

/** Whether a slip has many played contracts and not one bete or kruk among them. */
export function hasNoBete(tuples: readonly (BoardTuple | null)[]): boolean {
  const played = tuples.filter((tuple) => tuple !== null).filter(isPlayed);
  return played.length >= MANY_WITHOUT_BETE && played.every(({ outcome }) => outcome === 'won');
}
