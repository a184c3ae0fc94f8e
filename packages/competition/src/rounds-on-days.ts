import { err, ok, type Result } from '@spadille/core';
import { type IsoDay } from './season-dates.ts';

/** A day of play with the rounds that it has already. */
export interface DayWithRounds {
  readonly date: IsoDay;
  readonly rounds: number;
}

/** There is no room for so many rounds: `room` is how many would fit. */
export interface TooFewDays {
  readonly code: 'too-few-play-days';
  readonly rounds: number;
  readonly room: number;
}

/**
 * The day of each round to come: every day is filled up to `aDay` rounds, in the order of the days. A day before one that
 * has a round already is passed over, so that rounds follow each other in time.
 */
export function roundsOnDays(
  rounds: number,
  days: readonly DayWithRounds[],
  aDay: number,
): Result<readonly IsoDay[], TooFewDays> {
  const inOrder = [...days].sort((a, b) => (a.date < b.date ? -1 : 1));
  const begun = inOrder.findLastIndex((day) => day.rounds > 0);
  const places = inOrder
    .slice(Math.max(0, begun))
    .flatMap((day) => Array.from({ length: Math.max(0, aDay - day.rounds) }, () => day.date));
  if (places.length < rounds) return err({ code: 'too-few-play-days', rounds, room: places.length });
  return ok(places.slice(0, rounds));
}
