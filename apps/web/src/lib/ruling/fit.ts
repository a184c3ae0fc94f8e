import { type Seat } from '@spadille/rules';
import {
  type BoardContext,
  checkRuling,
  irregularityOf,
  offendingSeats,
  OPEN_UNTIL_DEADLINE,
  type RulingFault,
  type RulingId,
  whomItNames,
} from '@spadille/rulings';

/** Why an entry is nothing for a board as it stands, whoever did what. */
export type Misfit = BoardMisfit | { readonly code: 'round-not-open' };

type BoardMisfit = Extract<
  RulingFault,
  { code: 'not-on-pas' | 'has-result' | 'contract-does-not-fit' | 'seat-does-not-fit' }
>;

/** The same board, and whether its round is open: a closed one takes only what §23 leaves open until the deadline. */
export type BoardToRule = BoardContext & { readonly roundOpen: boolean };

const MISFITS: readonly string[] = ['not-on-pas', 'has-result', 'contract-does-not-fit', 'seat-does-not-fit'];

/** The seats that can have offended by the entry on this board. */
export const seatsThatFit = (rule: RulingId, context: BoardContext): readonly Seat[] =>
  offendingSeats(irregularityOf(rule).offender, context);

/** Why the entry cannot be ruled on this board, or null when it can. A board without a result leaves most open. */
export function misfitOf(rule: RulingId, context: BoardToRule): Misfit | null {
  if (!context.roundOpen && !OPEN_UNTIL_DEADLINE.has(rule)) return { code: 'round-not-open' };
  const seat = seatsThatFit(rule, context)[0] ?? 'N';
  const checked = checkRuling({ rule, seat, facts: {} }, context);
  const faults = checked.ok ? [] : checked.error;
  return faults.find((fault): fault is BoardMisfit => MISFITS.includes(fault.code)) ?? null;
}

/** Where the seat says nothing it is not asked for, and not shown. */
export const asksForSeat = (rule: RulingId): boolean => whomItNames(rule) === 'seat';
