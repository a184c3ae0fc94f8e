import { err, ok, type Result } from '@spadille/core';

/** A time in whole days, yyyy-mm-dd, the last one included; open when there is no last. */
export interface Days {
  readonly from: string;
  readonly to: string | null;
}

export type DaysRefusal =
  | { readonly code: 'dates-out-of-order'; readonly from: string; readonly to: string }
  | { readonly code: 'member-already'; readonly from: string; readonly to: string | null };

/** Whether a day is in a time; never when it has not begun to be counted. */
export const isDuring = (day: string, { from, to }: { from: string | null; to: string | null }): boolean =>
  from !== null && from <= day && (to === null || day <= to);

/** Whether two times have a day in common. */
export const overlap = (one: Days, other: Days): boolean =>
  (other.to === null || one.from <= other.to) && (one.to === null || other.from <= one.to);

/** Refuses a time that ends before it begins (`dates-out-of-order`). */
export function checkDays({
  from,
  to,
}: {
  from: string | null;
  to: string | null;
}): Result<undefined, DaysRefusal> {
  return from !== null && to !== null && to < from
    ? err({ code: 'dates-out-of-order', from, to })
    : ok(undefined);
}

/**
 * A membership beside the other times in which the same player is a member of the same club. Refuses
 * `dates-out-of-order`, and `member-already` for a day that is counted twice.
 */
export function checkMembership(wanted: Days, others: readonly Days[]): Result<undefined, DaysRefusal> {
  const inOrder = checkDays(wanted);
  if (!inOrder.ok) return inOrder;
  const twice = others.find((other) => overlap(wanted, other));
  return twice ? err({ code: 'member-already', from: twice.from, to: twice.to }) : ok(undefined);
}

/** One time that has all days of both, where they have a day in common. */
export const joined = (one: Days, other: Days): Days => ({
  from: one.from < other.from ? one.from : other.from,
  to: one.to === null || other.to === null ? null : one.to > other.to ? one.to : other.to,
});
