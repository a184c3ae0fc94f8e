import { type Side, SIDES, teamSideOf } from '@spadille/rules';
import { runningTotals } from './running-total.ts';
import { penaltyNet } from './score-match.ts';

/** A table's sheet, and what its pairs have said of its totals. */
export interface TableSheet {
  /** By board number, without a gap from 1. */
  readonly boards: readonly SheetBoard[];
  /** Penalty points that count, by the pair at this table that they are taken from. */
  readonly penalties: readonly SheetPenalty[];
  /** The last word of each pair on each total. */
  readonly said: readonly TotalSaid[];
}

export interface SheetBoard {
  readonly board: number;
  /** What counts; 0 when cancelled. */
  readonly nsGamePoints: number;
  /** It has a result, or needs none: cancelled or not played. */
  readonly isDone: boolean;
}

export interface SheetPenalty {
  readonly board: number;
  readonly side: Side;
}

export interface TotalSaid {
  readonly board: number;
  readonly bySide: Side;
  readonly nsGamePoints: number;
}

/** A total that both pairs are asked for (§21). */
export interface TableTotal {
  /** After this board. */
  readonly board: number;
  /** To N/S: boards up to this one and the penalty points on them; null while a board is missing. */
  readonly nsGamePoints: number | null;
  /** Of it the penalty points. */
  readonly nsPenaltyPoints: number;
  /** The pairs whose last word is the total as it stands. */
  readonly agreed: readonly Side[];
}

/**
 * The totals of a table, after every fourth board and after the last. A pair has agreed while its last word is the total as
 * it stands: when an earlier board is put right, or a penalty point comes on it, the total is open again.
 */
export function tableTotals({ boards, penalties, said }: TableSheet): TableTotal[] {
  const missing = boards.find(({ isDone }) => !isDone)?.board ?? Infinity;
  const last = boards.at(-1)?.board;
  return runningTotals(boards)
    .filter(({ board, reconcile }) => reconcile || board === last)
    .map(({ board, total }) => {
      const nsPenaltyPoints = penaltyNet(
        penalties.filter((penalty) => penalty.board <= board).map(asAtTableA),
      );
      const nsGamePoints = board < missing ? total + nsPenaltyPoints : null;
      const isAgreed = (side: Side) =>
        said.some(
          (word) => word.board === board && word.bySide === side && word.nsGamePoints === nsGamePoints,
        );
      return { board, nsGamePoints, nsPenaltyPoints, agreed: SIDES.filter(isAgreed) };
    });
}

/** N/S plays for the home team at table a, so what it moves to home there is what it moves to N/S. */
const asAtTableA = ({ side }: SheetPenalty) => ({ offender: teamSideOf('a', side) });

/** The last board up to which both pairs have agreed to every total; 0 before the first. */
export function reconciledTo(totals: readonly TableTotal[]): number {
  const open = totals.findIndex(({ agreed }) => agreed.length < SIDES.length);
  return (open === -1 ? totals : totals.slice(0, open)).at(-1)?.board ?? 0;
}
