/** What an entry is by what was said of it: entered and waiting for the committee, let in, refused, taken back. */
export const ENTRY_STATES = ['submitted', 'accepted', 'refused', 'withdrawn'] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

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

/** [choice] The minute of a deadline still counts: 23.59 is until midnight. */
const isPast = (deadline: number, now: number): boolean => now >= deadline + 60_000;

/** Whether clubs can enter teams: no terms yet, not yet, in time, late (the committee decides), or no longer. */
export type EntryWindow = 'none' | 'before' | 'open' | 'late' | 'closed';

/**
 * Whether clubs can enter teams at a moment. [choice] Once a round is drawn nobody is entered any more, not even late: who
 * comes then is the committee's to put in.
 */
export function entryWindow(
  terms: { readonly opensAt: number | null; readonly deadline: number } | null,
  drawn: boolean,
  now: number,
): EntryWindow {
  if (terms === null) return 'none';
  if (drawn) return 'closed';
  if (terms.opensAt !== null && now < terms.opensAt) return 'before';
  return isPast(terms.deadline, now) ? 'late' : 'open';
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
