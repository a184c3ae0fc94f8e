import { type FrontPage } from '@spadille/api-schema';
import { type z } from 'zod';
import { type PublicRound } from '../publication/public-rounds.ts';
import { publicTournament, roundRef } from '../publication/round-ref.ts';

/** How many lines of each pool the front page shows. */
const LEADERS = 3;

/**
 * Tournaments with something public, the one published last first, each with its last round and who leads after it.
 * @param latest the last round of each tournament. [choice] Only of the newest season that has results; earlier ones are in
 * the list of all seasons.
 */
export function frontPage(latest: readonly PublicRound[]): Pick<z.input<typeof FrontPage>, 'tournaments'> {
  const newestFirst = [...latest].sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
  return {
    tournaments: newestFirst.map((round) => ({
      ...publicTournament(round),
      latestRound: roundRef(round),
      leaders: round.report.standings.map(({ pool, rows }) => ({ pool, rows: rows.slice(0, LEADERS) })),
    })),
  };
}
