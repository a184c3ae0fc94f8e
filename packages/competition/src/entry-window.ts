/** Whether clubs can enter teams: no terms yet, not yet, in time, late (the committee decides), or no longer. */
export const ENTRY_WINDOWS = ['none', 'before', 'open', 'late', 'closed'] as const;
export type EntryWindow = (typeof ENTRY_WINDOWS)[number];

/** [choice] The minute of a deadline still counts: 23.59 is until midnight. Times are milliseconds since 1970. */
export const isPast = (deadline: number, now: number): boolean => now >= deadline + 60_000;

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

/** Whether a club itself may enter a team; what comes late waits for the committee. */
export const clubMayEnter = (window: EntryWindow): boolean => window === 'open' || window === 'late';

/** Whether a club itself may change its team; after that it is the committee, with a reason. */
export const clubMayChange = (window: EntryWindow): boolean => window === 'before' || window === 'open';

/** Whether an entry that is made now is marked as late, whoever makes it. */
export const comesLate = (window: EntryWindow): boolean => window === 'late' || window === 'closed';
