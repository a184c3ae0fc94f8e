const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Copenhagen' });

/** The day of a moment in Denmark, yyyy-mm-dd. */
export const dayAtVenue = (moment: Date): string => DAY.format(moment);
