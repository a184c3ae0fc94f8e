/** The clock on the wall: it runs to a moment, or stands with what is left. Moments are milliseconds since 1970. */
export interface RoundClock {
  /** What it was set to. */
  readonly minutes: number;
  readonly endsAt: number | null;
  /** While it stands. */
  readonly secondsLeft: number | null;
}

/** What a director does to it. */
export type ClockStep =
  | { readonly kind: 'set'; readonly minutes: number }
  | { readonly kind: 'start' }
  | { readonly kind: 'pause' }
  /** Below zero takes time away. */
  | { readonly kind: 'add'; readonly minutes: number }
  | { readonly kind: 'reset' };

/** [choice] Forty boards take a good two and a half hours; whatever was set last in the tournament is proposed instead. */
export const USUAL_ROUND_MINUTES = 150;

/** The longest that a round can be given. */
export const MAX_ROUND_MINUTES = 1440;

const MS = 1000;
const MINUTE = 60;

const standing = (minutes: number, secondsLeft = minutes * MINUTE): RoundClock => ({
  minutes,
  endsAt: null,
  secondsLeft,
});

/** Seconds that are left, rounded up, so that the last second is seen; 0 when time is up. */
export function secondsLeftOf(
  { endsAt, secondsLeft }: Pick<RoundClock, 'endsAt' | 'secondsLeft'>,
  now: number,
): number {
  return endsAt === null ? (secondsLeft ?? 0) : Math.max(0, Math.ceil((endsAt - now) / MS));
}

/**
 * The clock after a step. Setting and resetting make it stand at its full time. Starting what runs and pausing what
 * stands changes nothing. [choice] Time that is added after time was up counts from now: what was given is what is left.
 * @param clock one that stands at the usual time where none was set
 */
export function moveClock(clock: RoundClock, step: ClockStep, now: number): RoundClock {
  const left = secondsLeftOf(clock, now);
  switch (step.kind) {
    case 'set':
      return standing(step.minutes);
    case 'reset':
      return standing(clock.minutes);
    case 'start':
      return clock.endsAt === null ? { ...clock, endsAt: now + left * MS, secondsLeft: null } : clock;
    case 'pause':
      return clock.endsAt === null ? clock : standing(clock.minutes, left);
    case 'add':
      return withMore(clock, left, step.minutes, now);
  }
}

function withMore(clock: RoundClock, left: number, minutes: number, now: number): RoundClock {
  const seconds = Math.min(MAX_ROUND_MINUTES * MINUTE, Math.max(0, left + minutes * MINUTE));
  if (clock.endsAt === null) return standing(clock.minutes, seconds);
  const from = left > 0 ? clock.endsAt - left * MS : now;
  return { ...clock, endsAt: from + seconds * MS };
}

/** A clock that was not set yet. */
export const unsetClock = (minutes: number = USUAL_ROUND_MINUTES): RoundClock => standing(minutes);
