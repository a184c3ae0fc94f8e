import { isPast } from './entry-window.ts';

/** What an entry is by what was said of it: entered and waiting for the committee, let in, refused, taken back. */
export const ENTRY_STATES = ['submitted', 'accepted', 'refused', 'withdrawn'] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

/** What an entry is that is in: let in, or waiting to be. Its players play for no other team. */
export const IN_STATES = ['accepted', 'submitted'] as const satisfies readonly EntryState[];

/** Whether an entry is in: not refused, not taken back. */
export const isEntryIn = (state: string): boolean => IN_STATES.some((each) => each === state);

export const FEE_STATES = ['due', 'paid', 'waived'] as const;
export type FeeState = (typeof FEE_STATES)[number];

/** Why an entry is looked at by the committee: it came after the deadline, or was not paid by the day of payment. */
export const ENTRY_MARKS = ['late', 'unpaid'] as const;
export type EntryMark = (typeof ENTRY_MARKS)[number];

/** An entry as far as being let in goes. Money is in øre; times are milliseconds since 1970. */
export interface EntryToJudge {
  readonly state: EntryState;
  readonly late: boolean;
  /** None: nothing has to be paid. */
  readonly fee: {
    readonly state: FeeState;
    readonly amountOre: number;
    /** The committee lets the team play before it has paid. */
    readonly letIn: boolean;
  } | null;
}

/** Marks that an entry has at a moment. A payment deadline of null is none. */
export function entryMarks(
  entry: EntryToJudge,
  paymentDeadline: number | null,
  now: number,
): readonly EntryMark[] {
  const { late, fee } = entry;
  const owes = fee !== null && fee.state === 'due' && fee.amountOre > 0;
  const unpaid = owes && paymentDeadline !== null && isPast(paymentDeadline, now);
  return [...(late ? ['late' as const] : []), ...(unpaid ? ['unpaid' as const] : [])];
}

/**
 * What an entry is at a moment (§5: late or unpaid entries are visible, and accepted only by the union). [choice] An entry
 * that was let in at once, and then was not paid by the deadline, waits for the committee like one that was entered too
 * late; paying lets it in again, and so does the committee.
 */
export function entryStanding(entry: EntryToJudge, paymentDeadline: number | null, now: number): EntryState {
  const unpaid = entryMarks(entry, paymentDeadline, now).includes('unpaid');
  return entry.state === 'accepted' && unpaid && !entry.fee?.letIn ? 'submitted' : entry.state;
}

/** The state of an entry that a club hands in: [choice] in time and without fault it is in, and nobody need do anything. */
export const stateWhenEntered = (late: boolean, faults: number): EntryState =>
  late || faults > 0 ? 'submitted' : 'accepted';
