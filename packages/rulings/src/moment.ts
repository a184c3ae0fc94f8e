import { err, ok, type Result } from '@spadille/core';
import { type Instant } from './time-limits.ts';

/** [choice] Clocks of a venue differ by some minutes: so far ahead of the program's own a moment is still now. */
export const CLOCK_TOLERANCE_MS = 5 * 60_000;

/** Something cannot have happened then. */
export type MomentFault =
  | { readonly code: 'time-in-future'; readonly now: Instant }
  | { readonly code: 'time-before-play-day'; readonly playDay: string };

/** A moment that somebody says, with the calendar days (yyyy-mm-dd, at the venue) that it is judged by. */
export interface SaidMoment {
  readonly at: Instant;
  readonly now: Instant;
  /** The day of `at`. */
  readonly day: string;
  /** The day of `now`. */
  readonly today: string;
  /** The day on which the round is played by the calendar. */
  readonly playDay: string;
}

/**
 * Whether something about a round can have happened at a moment: not in the future, and not before the round's day.
 * [choice] A round that is played before its day, as one that was moved is, can have anything that happened today.
 */
export function checkMoment({ at, now, day, today, playDay }: SaidMoment): Result<undefined, MomentFault> {
  if (at > now + CLOCK_TOLERANCE_MS) return err({ code: 'time-in-future', now });
  const isPossible = day >= playDay || day >= today;
  return isPossible ? ok(undefined) : err({ code: 'time-before-play-day', playDay });
}
