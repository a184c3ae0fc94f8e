/** A day on the calendar in Copenhagen, yyyy-mm-dd. */
const COPENHAGEN = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Copenhagen' });

/** Which day it is in Denmark. */
export const todayInDenmark = (now: Date): string => COPENHAGEN.format(now);

/** A day as the database has it. */
export const toDay = (date: Date): string => date.toISOString().slice(0, 10);
export const toDayOrNull = (date: Date | null): string | null => (date === null ? null : toDay(date));

/** A day for the database. */
export const toDate = (day: string): Date => new Date(`${day}T00:00:00Z`);
export const toDateOrNull = (day: string | null): Date | null => (day === null ? null : toDate(day));
