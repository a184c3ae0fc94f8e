/** Every day and every time on the clock is the one in Denmark, wherever the browser stands. */
export const VENUE_ZONE = 'Europe/Copenhagen';

/** The clock on the venue's wall. */
const VENUE = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: VENUE_ZONE,
});

/** The day that it is in Denmark at a moment, yyyy-mm-dd. */
export const venueDay = (moment: Date): string => toVenueClock(moment).slice(0, 10);

/** A moment for a field of day and clock: `2026-11-15T13:05`. */
export const toVenueClock = (moment: Date): string => VENUE.format(moment).replace(' ', 'T');

const asUtc = (clock: string): number => Date.parse(`${clock}:00Z`);

/** How far the venue's clock is ahead of UTC at a moment, in milliseconds, to the minute. */
function ahead(moment: number): number {
  const minute = Math.floor(moment / 60_000) * 60_000;
  return asUtc(toVenueClock(new Date(minute))) - minute;
}

/**
 * The moment that a field of day and clock means, in UTC (ISO 8601); null when it is empty or no moment. As on the server
 * (`momentOf`), the hour that comes twice in autumn is the first, and what the clock jumps over in spring is an hour later.
 */
export function fromVenueClock(clock: string): string | null {
  const wall = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(clock) ? asUtc(clock) : NaN;
  if (Number.isNaN(wall)) return null;
  const near = wall - ahead(wall);
  const moment = wall - ahead(near);
  const hourBefore = new Date(moment - 3_600_000);
  return (toVenueClock(hourBefore) === clock ? hourBefore : new Date(moment)).toISOString();
}
