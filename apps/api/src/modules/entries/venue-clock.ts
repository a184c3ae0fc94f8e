import { DateTime } from 'luxon';

/** The clock on the players' wall, wherever the server stands. */
const ZONE = 'Europe/Copenhagen';

/** The day that it is in Denmark at a moment, yyyy-mm-dd: the day on which membership counts, and of a payment. */
export const venueDay = (moment: Date): string =>
  DateTime.fromJSDate(moment, { zone: ZONE }).toFormat('yyyy-MM-dd');

/** The last minute of a day so many days before another, in Denmark: 23.59 there, whatever the clock does that night. */
export const endOfDayBefore = (day: string, days: number): Date =>
  DateTime.fromISO(`${day}T23:59`, { zone: ZONE }).minus({ days }).toJSDate();
