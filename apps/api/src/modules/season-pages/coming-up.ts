import { type FrontPage } from '@spadille/api-schema';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { toDate, toDay, venueDay } from '../../venue-time.ts';
import { type PublicRoundKey } from '../publication/public-rounds.ts';
import { listDaysFrom, listShownBeside } from './seasons-repository.ts';
import { toTournamentRef } from './shown.ts';

/** [choice] What somebody looks ahead to. */
const NEXT_DAYS = 5;

/**
 * What the front page has beside results: tournaments that are shown and have nothing published yet, and the next days
 * of play of calendars that are public.
 */
export async function comingUp(
  db: Tx,
  published: readonly PublicRoundKey[],
  now: Date,
): Promise<Pick<z.input<typeof FrontPage>, 'announced' | 'nextDays'>> {
  const hasResults = new Set(published.map(({ tournamentId }) => tournamentId));
  const announced = await listShownBeside(db, [...hasResults]);
  const days = await listDaysFrom(db, toDate(venueDay(now)));
  return {
    announced: announced.map(toTournamentRef),
    nextDays: days
      .filter(
        ({ stage: { tournament } }) => tournament.calendarShownAt !== null || hasResults.has(tournament.id),
      )
      .slice(0, NEXT_DAYS)
      .map(({ date, startsAt, venue, cancelledAt, label, stage }) => ({
        tournament: toTournamentRef(stage.tournament),
        stage: stage.name,
        date: toDay(date),
        startsAt,
        venue,
        label,
        cancelled: cancelledAt !== null,
      })),
  };
}
