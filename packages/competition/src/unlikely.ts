import { type BoardTuple, isPlayed, type Seat } from '@spadille/rules';

/**
 * [choice] From this difference between the two tables on a board is worth a look: it takes two big contracts, or a sign
 * or a seat gone wrong. Most differences are below 5.
 */
export const LARGE_DIFFERENCE = 8;

/**
 * [choice] So many played contracts in a row, all of them won, are worth a look. About one in four is lost, so an honest
 * slip of 40 boards has such a streak about once in twenty; a typist who takes bete for won has one on every slip.
 */
export const STREAK_WITHOUT_BETE = 16;

/**
 * [choice] From so many boards with a tout, made or failed, a slip is worth a look. About one played contract in thirty
 * has one, so an honest slip of 40 boards has five or more once in a hundred.
 */
export const MANY_TOUTS = 5;

/** A board as a table's slip has it. */
export interface BoardOnSlip {
  readonly board: number;
  readonly tuple: BoardTuple | null;
  /** Who sits out. */
  readonly sitter: Seat;
  readonly cancelled: boolean;
  /** To N/S at this table. */
  readonly nsGamePoints: number;
  /** To N/S at the partner table; null while that has no result. */
  readonly partnerNsGamePoints: number | null;
}

export type UnlikelyKind =
  /** The declarer is on the seat that sits out: a turned folder or a slip of the pen (§2). */
  | 'declarer-sits-out'
  /** Very far from the partner table's result. */
  | 'far-from-partner'
  /** Many contracts in a row, and none of them lost. */
  | 'streak-without-bete'
  /** Far more touts than there usually are. */
  | 'many-touts';

/** Something unlikely on a slip, and the boards that it is about, in their order. */
export interface UnlikelyMark {
  readonly kind: UnlikelyKind;
  readonly boards: readonly number[];
}

/**
 * What is unlikely on a table's slip: to be shown to the director, never to block anything. A board that is far from the
 * partner table, or whose declarer sits out, is a mark of its own; a streak is one; all touts together are one.
 * Contracts that were passed out and boards without a result neither make a streak nor end one.
 * @param boards all of the table's, in the order of their numbers
 */
export function unlikelyMarks(boards: readonly BoardOnSlip[]): readonly UnlikelyMark[] {
  const each = (kind: UnlikelyKind, found: readonly BoardOnSlip[]): UnlikelyMark[] =>
    found.map(({ board }) => ({ kind, boards: [board] }));
  const touts = playedOf(boards).filter(({ tuple }) => tuple.tout !== 'none');
  return [
    ...each('declarer-sits-out', boards.filter(declarerSitsOut)),
    ...each('far-from-partner', boards.filter(isFarFromPartner)),
    ...streaks(boards),
    ...(touts.length >= MANY_TOUTS
      ? [{ kind: 'many-touts' as const, boards: touts.map(({ board }) => board) }]
      : []),
  ];
}

const playedOf = (boards: readonly BoardOnSlip[]) =>
  boards.flatMap(({ board, tuple }) => (tuple !== null && isPlayed(tuple) ? [{ board, tuple }] : []));

const declarerSitsOut = ({ tuple, sitter }: BoardOnSlip): boolean =>
  tuple !== null && isPlayed(tuple) && tuple.declarer === sitter;

/** What was cancelled counts nothing at either table. */
const isFarFromPartner = ({ tuple, cancelled, nsGamePoints, partnerNsGamePoints }: BoardOnSlip): boolean =>
  tuple !== null &&
  !cancelled &&
  partnerNsGamePoints !== null &&
  Math.abs(nsGamePoints - partnerNsGamePoints) >= LARGE_DIFFERENCE;

function streaks(boards: readonly BoardOnSlip[]): UnlikelyMark[] {
  const runs: number[][] = [[]];
  for (const { board, tuple } of playedOf(boards)) {
    if (tuple.outcome === 'won') runs.at(-1)?.push(board);
    else runs.push([]);
  }
  return runs
    .filter(({ length }) => length >= STREAK_WITHOUT_BETE)
    .map((run) => ({ kind: 'streak-without-bete', boards: run }));
}
