import { TIME_LIMITS } from '@spadille/api-schema';
import { handsFor, type Seat, SEATS, type TableSide } from '@spadille/rules';
import { applyAtPartnerTables, isRulingId, type RuledBoard, type RulingId } from '@spadille/rulings';
import { type BoardFacts } from './board-facts.ts';
import { oneOf } from '../../database/one-of.ts';

/** A ruling on record, as far as results depend on it. */
export interface RulingFacts {
  readonly id: string;
  readonly tableId: string;
  /** Its table of the match. */
  readonly at: TableSide;
  readonly board: number;
  /** Order among the rulings on this board of the match, both tables together. */
  readonly ordinal: number;
  readonly seat: Seat;
  readonly rule: RulingId;
  readonly facts: Readonly<Record<string, string>>;
  readonly late: RulingLate | null;
  readonly withdrawn: boolean;
}

/** The time limit that was overridden, and why. */
export interface RulingLate {
  readonly limit: (typeof TIME_LIMITS)[number];
  readonly reason: string;
}

/** Columns of a ruling's row, with its table's side. */
export interface RulingRow {
  readonly id: string;
  readonly tableId: string;
  readonly table: { readonly side: string };
  readonly board: number;
  readonly ordinal: number;
  readonly seat: string;
  readonly rule: string;
  readonly facts: unknown;
  readonly late: string | null;
  readonly lateReason: string | null;
  readonly withdrawnAt: Date | null;
}

/** Reads a row; one that the catalogue does not know is a bug and throws. */
export function toRulingFacts(row: RulingRow): RulingFacts {
  const { id, tableId, table, board, ordinal, seat, rule, facts, late, lateReason, withdrawnAt } = row;
  if (!isRulingId(rule)) throw new Error(`the catalogue has no entry ${rule}`);
  return {
    id,
    tableId,
    at: oneOf(['a', 'b'], table.side),
    board,
    ordinal,
    seat: oneOf(SEATS, seat),
    rule,
    facts: facts as Readonly<Record<string, string>>,
    late:
      late === null || lateReason === null ? null : { limit: oneOf(TIME_LIMITS, late), reason: lateReason },
    withdrawn: withdrawnAt !== null,
  };
}

/** A board at both tables of a match, and who deals it. */
export interface BoardPair {
  readonly dealer: Seat;
  readonly a: BoardFacts;
  readonly b: BoardFacts;
}

/** What the rulings on a board make of what was recorded, by table. They are taken in the order given. */
export const ruleBoard = <R extends RulingFacts>(
  { dealer, a, b }: BoardPair,
  rulings: readonly R[],
): Readonly<Record<TableSide, RuledBoard<R>>> =>
  applyAtPartnerTables({ hands: handsFor(dealer), a: recordedAt(a), b: recordedAt(b) }, rulings);

const recordedAt = ({ recorded, recordedCancelled }: BoardFacts) => ({
  tuple: recorded,
  cancelled: recordedCancelled,
});
