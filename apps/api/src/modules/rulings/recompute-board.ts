import { isDeepStrictEqual } from 'node:util';
import { type Tx } from '../../database/in-transaction.ts';
import { type BoardFacts } from '../results/board-facts.ts';
import { type BoardOfMatch, loadBoardPairs, pairKey } from '../results/load-board-pairs.ts';
import { type LineAfter, linesAfter } from './judge-ruling.ts';
import { findRulings, saveLine } from './repository.ts';

/** How a board's lines are counted up when they are written. */
export interface Recompute {
  readonly now: Date;
  /** A table whose line is written even when nothing of it changes. */
  readonly touch?: string;
  /** A table whose line was counted up already. */
  readonly counted?: string;
}

/**
 * Makes what counts of a board anew, at both tables of its match, from what was recorded and from the rulings in force.
 * The tournament is locked. A line that stays as it is keeps its version.
 */
export async function recomputeBoard(tx: Tx, where: BoardOfMatch, how: Recompute): Promise<void> {
  const pair = (await loadBoardPairs(tx, [where])).get(pairKey(where));
  if (pair === undefined) throw new Error(`match ${where.matchId} has no board ${where.board}`);
  const rulings = await findRulings(tx, where);
  const lines = linesAfter(
    pair,
    rulings.filter(({ withdrawn }) => !withdrawn),
  );
  for (const side of ['a', 'b'] as const) {
    const tableId = pair.tableIds[side];
    if (tableId !== how.touch && isDeepStrictEqual(asLine(pair[side]), lines[side])) continue;
    const countUp = tableId !== how.counted;
    await saveLine(tx, { tableId, board: where.board }, lines[side], { now: how.now, countUp });
  }
}

const asLine = ({ tuple, cancelled, ruled, nsGamePoints }: BoardFacts): LineAfter => ({
  tuple,
  cancelled,
  ruled,
  nsGamePoints,
});
