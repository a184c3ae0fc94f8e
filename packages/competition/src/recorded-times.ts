/** Why the times at which a table's results were recorded say little of when it played. */
export const TIME_DOUBTS = ['keyed-at-once', 'keyed-afterwards'] as const;
export type TimeDoubt = (typeof TIME_DOUBTS)[number];

const MINUTE = 60_000;
const A_FEW_MINUTES = 5 * MINUTE;

/**
 * Why the times of a table's results are no evidence of when it played, or null when they may be. `recordedAt` are the
 * times of all its boards, `errorAt` is when the error began, all in milliseconds since 1970 UTC.
 *
 * `keyed-at-once`: all came within a few minutes, or faster than a board a minute, as when a whole slip is keyed in.
 * `keyed-afterwards`: none came before the error, so the slip may have been keyed in after the round.
 * [choice] The limits, and that a single result is no slip keyed in at once.
 */
export function doubtTimes(recordedAt: readonly number[], errorAt: number): TimeDoubt | null {
  if (recordedAt.length === 0) return null;
  const [first, last] = [Math.min(...recordedAt), Math.max(...recordedAt)];
  const soonest = Math.max(A_FEW_MINUTES, (recordedAt.length - 1) * MINUTE);
  if (recordedAt.length > 1 && last - first <= soonest) return 'keyed-at-once';
  return first >= errorAt ? 'keyed-afterwards' : null;
}
