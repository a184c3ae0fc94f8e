import { type PublicCalendar } from '@spadille/api-schema';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { momentOf } from '../../venue-time.ts';
import { hasPublicRound } from '../publication/has-public-round.ts';
import { isSlug } from '../tournaments/slug.ts';
import { calendarDays } from './calendar-days.ts';
import { entryDates } from './calendar-view.ts';
import { type CalendarRow, findCalendarBySlug } from './repository.ts';

export type PublicCalendarAnswer = z.input<typeof PublicCalendar>;

/**
 * The row of a calendar that anyone may see; null when there is no such tournament or its calendar is not public. [choice]
 * Public once it was shown, or a round of the tournament is: dates are no results, but whoever plans a season says when they
 * hold.
 */
export async function findPublicCalendar(db: Tx, slug: string): Promise<CalendarRow | null> {
  if (!isSlug(slug)) return null;
  const row = await findCalendarBySlug(db, slug);
  if (!row) return null;
  return row.calendarShownAt !== null || (await hasPublicRound(db, slug)) ? row : null;
}

/** The calendar that anyone may read: dates and deadlines, nothing of draws, teams or results. */
export async function publicCalendar(db: Tx, slug: string): Promise<PublicCalendarAnswer | null> {
  const row = await findPublicCalendar(db, slug);
  return row && toPublicCalendar(row);
}

/** A calendar as the public sees it, days in their order. */
const toPublicCalendar = (row: CalendarRow): PublicCalendarAnswer => ({
  slug: row.slug,
  name: row.name,
  season: row.season.label,
  days: calendarDays(row).map((day) => ({
    ...day,
    startsAtInstant: day.startsAt === null ? null : momentOf(day.date, day.startsAt).toISOString(),
  })),
  entries: entryDates(row),
  feed: `/api/public/tournaments/${row.slug}/calendar.ics`,
});
