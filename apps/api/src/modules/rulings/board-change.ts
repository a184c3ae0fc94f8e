import { type TableSide } from '@spadille/rules';
import { type Tx } from '../../database/in-transaction.ts';
import { type PlacedPair } from '../results/load-board-pairs.ts';
import { type RulingFacts } from '../results/ruling-facts.ts';
import { type Judged, type LineAfter, linesAfter } from './judge-ruling.ts';
import { findRulings, keepPenalized } from './repository.ts';

/** What becomes of a board when rulings on it are made or withdrawn. */
export interface BoardChange {
  readonly lines: Readonly<Record<TableSide, LineAfter>>;
  /** Rulings that give a penalty point. */
  readonly penaltiesGiven: readonly RulingFacts[];
  /** Rulings whose penalty point is taken back. */
  readonly penaltiesTaken: readonly RulingFacts[];
}

/** What making a judged ruling does to its board. */
export const byMaking = ({ ruling, consequence, lines }: Judged): BoardChange => ({
  lines,
  penaltiesGiven: consequence.penalty ? [ruling] : [],
  penaltiesTaken: [],
});

/** What withdrawing some of the rulings on a board does to it: it counts as if they had never been made. */
export async function byWithdrawing(
  db: Tx,
  pair: PlacedPair,
  ids: ReadonlySet<string>,
): Promise<BoardChange> {
  const inForce = (await findRulings(db, pair)).filter(({ withdrawn }) => !withdrawn);
  const remaining = inForce.filter(({ id }) => !ids.has(id));
  const gone = inForce.filter(({ id }) => ids.has(id));
  return {
    lines: linesAfter(pair, remaining),
    penaltiesGiven: [],
    penaltiesTaken: await keepPenalized(db, gone),
  };
}
