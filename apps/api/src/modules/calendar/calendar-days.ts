import { type Tx } from '../../database/in-transaction.ts';
import { toDay } from '../../venue-time.ts';
import { type CalendarRow, findCalendar } from './repository.ts';

/** A day of play with the name of its stage. */
export interface CalendarDay {
  readonly id: string;
  readonly stage: string;
  readonly date: string;
  readonly startsAt: string | null;
  readonly venue: string | null;
  readonly label: string | null;
  readonly cancelled: boolean;
}

/** The days of a calendar in their order, cancelled ones as well. */
export const calendarDays = ({ stages }: Pick<CalendarRow, 'stages'>): CalendarDay[] =>
  stages
    .flatMap(({ name, playDays }) =>
      playDays.map(({ id, date, startsAt, venue, label, cancelledAt }) => ({
        id,
        stage: name,
        date: toDay(date),
        startsAt,
        venue,
        label,
        cancelled: cancelledAt !== null,
      })),
    )
    .sort((a, b) => a.date.localeCompare(b.date));

/** What a tournament's calendar says, for those who write it down; null when there is no such tournament. */
export async function findCalendarDays(db: Tx, tournamentId: string) {
  const row = await findCalendar(db, tournamentId);
  return row && { tournament: row.name, days: calendarDays(row), entries: row.entryTerms };
}
