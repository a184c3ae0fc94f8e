const VENUE = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Copenhagen',
});

/** A moment by the clock on the venue's wall: `2026-11-15T14:30`. */
export const venueClock = (moment: Date): string => VENUE.format(moment).replace(' ', 'T');
