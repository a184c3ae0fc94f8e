/** §21: the four players reconcile their score after every fourth board, one cycle of the deal. */
export const RECONCILE_EVERY = 4;

/** A line of a score sheet after a board. */
export interface RunningLine {
  readonly board: number;
  /** Sum to N/S of this board and all before it on the sheet. */
  readonly total: number;
  /** Whether the table reconciles after this board. */
  readonly reconcile: boolean;
}

/** Running totals to N/S down a score sheet, boards in the order given. */
export function runningTotals(
  boards: readonly { board: number; nsGamePoints: number }[],
): readonly RunningLine[] {
  let total = 0;
  return boards.map(({ board, nsGamePoints }) => {
    total += nsGamePoints;
    return { board, total, reconcile: board % RECONCILE_EVERY === 0 };
  });
}
