import { type Tx } from '../../database/in-transaction.ts';
import { ROUND, TEAM, TOURNAMENT } from './columns.ts';

/** A tournament with its stages in their order, as it is now; null when there is none. */
export const findSeason = (db: Tx, slug: string) =>
  db.tournament.findUnique({
    where: { slug },
    select: {
      ...TOURNAMENT.select,
      id: true,
      kind: true,
      calendarShownAt: true,
      entryTerms: { select: { listShownAt: true } },
      stages: {
        orderBy: { ordinal: 'asc' },
        select: {
          id: true,
          name: true,
          kind: true,
          finishedAt: true,
          rounds: { orderBy: { number: 'asc' }, select: ROUND },
          pools: {
            orderBy: { ordinal: 'asc' },
            select: { name: true, teams: { orderBy: { team: { number: 'asc' } }, select: { team: TEAM } } },
          },
          outcomes: {
            where: { place: { lte: 3 } },
            orderBy: [{ place: 'asc' }, { team: { number: 'asc' } }],
            select: { place: true, poolId: true, team: TEAM },
          },
        },
      },
    },
  });

export type SeasonRow = NonNullable<Awaited<ReturnType<typeof findSeason>>>;

export type StageRow = SeasonRow['stages'][number];

export type SeasonRoundRow = StageRow['rounds'][number];

export type TeamRefRow = StageRow['pools'][number]['teams'][number]['team'];

export type TournamentRefRow = Pick<SeasonRow, 'slug' | 'name' | 'season'>;

/** A round of a tournament with its draw, by number; null when there is none. */
export const findDraw = (db: Tx, slug: string, number: number) =>
  db.round.findFirst({
    where: { number, stage: { tournament: { slug } } },
    select: {
      ...ROUND,
      stage: { select: { name: true, tournament: TOURNAMENT } },
      matches: {
        orderBy: { number: 'asc' },
        select: {
          number: true,
          pool: { select: { name: true } },
          teams: { select: { side: true, team: TEAM } },
          tables: { select: { side: true, number: true } },
        },
      },
    },
  });

export type DrawRow = NonNullable<Awaited<ReturnType<typeof findDraw>>>;
