/** The clock on the venue's wall, wherever the browser stands. */
const VENUE = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Copenhagen',
});

/** A moment for a field of day and clock: `2026-11-15T13:05`. */
export const toVenueClock = (moment: Date): string => VENUE.format(moment).replace(' ', 'T');

const asUtc = (clock: string): number => Date.parse(`${clock}:00Z`);

/** How far the venue's clock is ahead of UTC at a moment, in milliseconds, to the minute. */
function ahead(moment: number): number {
  const minute = Math.floor(moment / 60_000) * 60_000;
  return asUtc(toVenueClock(new Date(minute))) - minute;
}

/**
 * The moment that a field of day and clock means, in UTC (ISO 8601); null when it is empty or no moment. The hour that
 * comes twice in autumn is taken for the later one.
 */
export function fromVenueClock(clock: string): string | null {
  const wall = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(clock) ? asUtc(clock) : NaN;
  if (Number.isNaN(wall)) return null;
  const near = wall - ahead(wall);
  return new Date(wall - ahead(near)).toISOString();
}
