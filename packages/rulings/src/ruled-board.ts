import { type BoardTuple, type Hands, type Seat, type Side } from '@spadille/rules';
import { type RulingId } from './catalogue.ts';
import { type Ruling, type RulingFault } from './check-ruling.ts';

/** A board at one table before any ruling. */
export interface RecordedBoard {
  /** The table's own result; null when there is none. */
  readonly tuple: BoardTuple | null;
  /** Cancelled otherwise than by a ruling. */
  readonly cancelled: boolean;
}

/** A board at the two partner tables of a match. */
export interface BoardOfMatch {
  /** The hands by the board's dealer (§2). */
  readonly hands: Hands;
  readonly a: RecordedBoard;
  readonly b: RecordedBoard;
}

/** A ruling on record. A withdrawn one does nothing. */
export interface RulingOnRecord extends Ruling {
  readonly withdrawn?: boolean;
}

/** One penalty point, from the side at its table that offended to the other team. */
export interface RuledPenalty<R extends Ruling = Ruling> {
  readonly ruling: R;
  readonly rule: RulingId;
  readonly seat: Seat;
  readonly side: Side;
}

/** What counts of a board at one table: its result, unless it is cancelled. */
export interface BoardStanding {
  readonly tuple: BoardTuple | null;
  readonly cancelled: boolean;
}

/** One ruling's part in a result. */
export interface RulingStep<R extends Ruling = Ruling> {
  readonly ruling: R;
  /** The ruling's own table before and after it. */
  readonly before: BoardStanding;
  readonly after: BoardStanding;
  /**
   * - `in-force`: it did what it says, be that nothing
   * - `waits`: the board has no result yet for it to change
   * - `without-effect`: the board is cancelled already
   * - `does-not-fit`: the result is one on which it can't stand (it came or was corrected later); see `faults`
   */
  readonly status: 'in-force' | 'waits' | 'without-effect' | 'does-not-fit';
  readonly faults: readonly RulingFault[];
}

/** What rulings make of a board at one table. */
export interface RuledBoard<R extends Ruling = Ruling> {
  /** The result as ruled, kept also when the board is cancelled; null when there is none. */
  readonly effective: BoardTuple | null;
  readonly cancelled: boolean;
  /** §3: the cards are, or were, to be dealt again; a result is of the new deal. */
  readonly redeal: boolean;
  /** Whether some ruling waits for a result. */
  readonly waits: boolean;
  readonly penalties: readonly RuledPenalty<R>[];
  /** The rulings that are in force, in the order in which they had effect. */
  readonly steps: readonly RulingStep<R>[];
}
