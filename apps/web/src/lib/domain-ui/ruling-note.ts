import { type BoardTuple, sameTuple } from '@spadille/rules';
import { nsGamePoints } from '@spadille/scoring';
import type { ReportBoard, ReportBoardSide, ReportRuling } from '$lib/api/types.ts';

/** What a board was at a table before or after a ruling: a result, none, or cancelled. */
export type Stood =
  | { readonly is: 'result'; readonly side: ReportBoardSide & { readonly tuple: BoardTuple } }
  | { readonly is: 'none' }
  | { readonly is: 'cancelled' };

/** A ruling on a board as the public reads it. */
export interface RulingNote {
  readonly board: number;
  readonly ruling: ReportRuling;
  readonly before: Stood;
  readonly after: Stood;
  readonly changed: boolean;
}

const worth = (side: ReportBoardSide | null): number =>
  side === null || side.tuple === null ? 0 : nsGamePoints(side.tuple);

/** A cancelled board keeps its result and counts nothing. */
const countsNothing = (side: ReportBoardSide | null): boolean =>
  side !== null && side.nsGamePoints !== worth(side);

function stood(side: ReportBoardSide | null, cancelled: boolean): Stood {
  if (cancelled) return { is: 'cancelled' };
  const tuple = side?.tuple ?? null;
  return side === null || tuple === null ? { is: 'none' } : { is: 'result', side: { ...side, tuple } };
}

function same(a: Stood, b: Stood): boolean {
  if (a.is !== 'result' || b.is !== 'result') return a.is === b.is;
  return sameTuple(a.side.tuple, b.side.tuple);
}

/**
 * The rulings on a board in their order. Where a result is worth nothing anyway, it is the last ruling on a cancelled
 * board that is taken to have cancelled it.
 */
export function rulingNotes({ board, cancelled, rulings }: ReportBoard): RulingNote[] {
  return rulings.map((ruling, index) => {
    const last = index === rulings.length - 1;
    const voided = countsNothing(ruling.after) || (last && worth(ruling.after) === 0);
    const before = stood(ruling.before, countsNothing(ruling.before));
    const after = stood(ruling.after, cancelled && voided);
    return { board, ruling, before, after, changed: !same(before, after) };
  });
}
