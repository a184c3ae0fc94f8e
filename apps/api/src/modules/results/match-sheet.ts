import { type Seat } from '@spadille/rules';
import { runningTotals } from '@spadille/scoring';
import { type BoardFacts } from './board-facts.ts';

/** A board at both tables of a match, compared. */
export interface SheetLine {
  readonly board: number;
  readonly dealer: Seat;
  readonly a: BoardFacts;
  readonly b: BoardFacts;
  readonly homeGamePoints: number;
  /** To home after this board; penalties stand apart. */
  readonly homeRunningTotal: number;
  readonly reconcile: boolean;
}

/** Boards of the two tables, and who deals which board. */
export interface SheetInput {
  readonly a: readonly BoardFacts[];
  readonly b: readonly BoardFacts[];
  readonly dealers: ReadonlyMap<number, Seat>;
}

/** A match board by board: home sits N/S at table a and E/W at table b, so b counts with the opposite sign (§4). */
export function matchSheet({ a, b, dealers }: SheetInput): SheetLine[] {
  const pairs = a.map((own, index) => pairUp(own, b[index]));
  const nets = pairs.map(([own, other]) => ({
    board: own.board,
    nsGamePoints: own.nsGamePoints - other.nsGamePoints,
  }));
  const totals = runningTotals(nets);
  return pairs.map(([own, other], index) => {
    const line = totals[index];
    const dealer = dealers.get(own.board);
    if (line === undefined || dealer === undefined) throw new Error(`board ${own.board} has no folder`);
    return {
      board: own.board,
      dealer,
      a: own,
      b: other,
      homeGamePoints: own.nsGamePoints - other.nsGamePoints,
      homeRunningTotal: line.total,
      reconcile: line.reconcile,
    };
  });
}

function pairUp(a: BoardFacts, b: BoardFacts | undefined): [BoardFacts, BoardFacts] {
  if (b?.board !== a.board) throw new Error(`board ${a.board} is missing at the partner table`);
  return [a, b];
}
