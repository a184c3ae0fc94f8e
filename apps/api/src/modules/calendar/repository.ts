import { type Tx } from '../../database/in-transaction.ts';

/** A tournament with all that its calendar shows, in the order of its stages and days; null when there is none. */
export const findCalendar = (db: Tx, id: string) =>
  db.tournament.findUnique({ where: { id }, include: CALENDAR });

export type CalendarRow = NonNullable<Awaited<ReturnType<typeof findCalendar>>>;

/** The same by its address. */
export const findCalendarBySlug = (db: Tx, slug: string) =>
  db.tournament.findUnique({ where: { slug }, include: CALENDAR });

const CALENDAR = {
  season: true,
  entryTerms: true,
  stages: {
    orderBy: { ordinal: 'asc' },
    include: {
      playDays: {
        orderBy: { date: 'asc' },
        include: {
          rounds: {
            orderBy: { number: 'asc' },
            select: { id: true, number: true, label: true, state: true },
          },
        },
      },
    },
  },
} as const;

/** The days of a tournament on which somebody has said something of a board, or a table has handed in its total. */
export async function daysWithResults(db: Tx, tournamentId: string): Promise<ReadonlySet<string>> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT round.play_day_id AS id
      FROM round
      JOIN stage ON stage.id = round.stage_id
      JOIN playing_table ON playing_table.round_id = round.id
     WHERE stage.tournament_id = ${tournamentId}::uuid
       AND (playing_table.mode = 'total-only'
         OR EXISTS (SELECT FROM board_entry WHERE board_entry.table_id = playing_table.id))`;
  return new Set(rows.map(({ id }) => id));
}

/** A day of play with the stage and tournament that it belongs to; null when there is none. */
export const findDay = (db: Tx, id: string) =>
  db.playDay.findUnique({
    where: { id },
    include: { stage: { select: { tournamentId: true } }, _count: { select: { rounds: true } } },
  });

export type DayRow = NonNullable<Awaited<ReturnType<typeof findDay>>>;
