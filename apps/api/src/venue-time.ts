import { DateTime } from 'luxon';

/** [choice] The union plays in Denmark: every day and every time on the clock is the one in Copenhagen. */
export const VENUE_ZONE = 'Europe/Copenhagen';

const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: VENUE_ZONE,
});
const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: VENUE_ZONE });

/** The day that it is in Denmark at a moment, yyyy-mm-dd, wherever the server stands. */
export const venueDay = (moment: Date): string => DAY.format(moment);

/** A moment by the clock on the wall there: `2026-11-15T14:30`. */
export const venueClock = (moment: Date): string => CLOCK.format(moment).replace(' ', 'T');

/**
 * The moment at which a clock in Copenhagen shows a time on a day. [choice] A time that the clock jumps over in March is an
 * hour later; one that it shows twice in October is the first, as calendars take it (RFC 5545, 3.3.5).
 * @param day yyyy-mm-dd
 * @param time hh:mm
 */
export function momentOf(day: string, time: string): Date {
  const wall = DateTime.fromISO(`${day}T${time}`, { zone: VENUE_ZONE });
  const hourBefore = wall.minus({ hours: 1 });
  return (hourBefore.toFormat('HH:mm') === time ? hourBefore : wall).toJSDate();
}

/** The last minute of a day so many days before another: 23.59 there, whatever the clock does that night. */
export const endOfDayBefore = (day: string, days: number): Date =>
  DateTime.fromISO(`${day}T23:59`, { zone: VENUE_ZONE }).minus({ days }).toJSDate();

/** A day as the database gives it, and as it takes it: midnight UTC, whatever the server's own clock. */
export const toDay = (date: Date): string => date.toISOString().slice(0, 10);
export const toDayOrNull = (date: Date | null): string | null => (date === null ? null : toDay(date));
export const toDate = (day: string): Date => new Date(`${day}T00:00:00Z`);
export const toDateOrNull = (day: string | null): Date | null => (day === null ? null : toDate(day));
