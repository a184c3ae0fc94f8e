import { DateTime } from 'luxon';

/** [choice] The union plays in Denmark: every day and every time on the clock is the one in Copenhagen. */
export const VENUE_ZONE = 'Europe/Copenhagen';

/**
 * The moment at which a clock in Copenhagen shows a time on a day, wherever the server stands. A time that the clock jumps
 * over in March is an hour later; one that it shows twice in October is the first.
 * @param day yyyy-mm-dd
 * @param time hh:mm
 */
export function momentOf(day: string, time: string): Date {
  const wall = DateTime.fromISO(`${day}T${time}`, { zone: VENUE_ZONE });
  const hourBefore = wall.minus({ hours: 1 });
  return (hourBefore.toFormat('HH:mm') === time ? hourBefore : wall).toJSDate();
}

/** What the calendar and the clock in Copenhagen show at a moment. */
export function wallOf(moment: Date): { readonly day: string; readonly time: string } {
  const wall = DateTime.fromJSDate(moment, { zone: VENUE_ZONE });
  return { day: wall.toFormat('yyyy-MM-dd'), time: wall.toFormat('HH:mm') };
}

/** A day as the database gives it, and as it takes it: midnight UTC, whatever the server's own clock. */
export const isoDayOf = (date: Date): string => date.toISOString().slice(0, 10);
export const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
