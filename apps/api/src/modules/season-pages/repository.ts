import { type Tx } from '../../database/in-transaction.ts';

const TEAM = { select: { number: true, name: true, club: { select: { name: true } } } } as const;
const DAY = { select: { date: true, startsAt: true, venue: true, cancelledAt: true } } as const;
const TOURNAMENT = { select: { slug: true, name: true, season: { select: { label: true } } } } as const;
const ROUND = {
  number: true,
  label: true,
  kind: true,
  state: true,
  drawShownAt: true,
  playDay: DAY,
} as const;

/** What decides whether a name is shown: the player's own row, and that of whom he was merged into. */
const NAME = { id: true, name: true, hiddenAt: true, erasedAt: true } as const;
const PLAYER = { select: { ...NAME, mergedInto: { select: NAME } } } as const;

/** Players by id, with whom they were merged into. */
export const findPlayersById = (db: Tx, ids: readonly string[]) =>
  db.player.findMany({ where: { id: { in: [...ids] } }, ...PLAYER });

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

/** Drawn rounds from a day on whose draw is shown and which are not published, with teams, players and who sits first. */
export const findShownRounds = (db: Tx, from: Date) =>
  db.round.findMany({
    where: {
      drawShownAt: { not: null },
      state: { notIn: ['planned', 'published'] },
      playDay: { date: { gte: from } },
    },
    orderBy: [{ playDay: { date: 'asc' } }, { number: 'asc' }],
    select: {
      ...ROUND,
      stage: { select: { tournament: TOURNAMENT } },
      matches: {
        select: {
          number: true,
          teams: {
            select: {
              side: true,
              team: {
                select: {
                  id: true,
                  ...TEAM.select,
                  members: { orderBy: { ordinal: 'asc' }, select: { place: true, player: PLAYER } },
                },
              },
            },
          },
          tables: {
            orderBy: { number: 'asc' },
            select: {
              side: true,
              number: true,
              seatAssignments: { where: { fromBoard: 1 }, select: { seat: true, player: PLAYER } },
            },
          },
        },
      },
    },
  });

export type ShownRoundRow = Awaited<ReturnType<typeof findShownRounds>>[number];
export type ShownMatchRow = ShownRoundRow['matches'][number];
export type ShownTeamRow = ShownMatchRow['teams'][number]['team'];
export type PlayerRow = ShownTeamRow['members'][number]['player'];

/** Who is entered in a team, and whether the list of entries is shown. */
export const findTeamMembers = (db: Tx, slug: string, number: number) =>
  db.team.findFirst({
    where: { number, tournament: { slug } },
    select: {
      members: { orderBy: { ordinal: 'asc' }, select: { place: true, player: PLAYER } },
      tournament: { select: { entryTerms: { select: { listShownAt: true } } } },
    },
  });

/** All tournaments, the newest season first, with what is shown of each and the first places of a finished final. */
export const listSeasons = (db: Tx) =>
  db.tournament.findMany({
    orderBy: [{ season: { startYear: 'desc' } }, { kind: 'asc' }, { name: 'asc' }],
    select: {
      id: true,
      slug: true,
      name: true,
      kind: true,
      calendarShownAt: true,
      season: { select: { label: true, startYear: true } },
      entryTerms: { select: { listShownAt: true } },
      stages: {
        select: {
          id: true,
          kind: true,
          finishedAt: true,
          rounds: { select: { number: true, state: true, drawShownAt: true } },
          outcomes: {
            where: { place: { lte: 3 } },
            orderBy: [{ place: 'asc' }, { team: { number: 'asc' } }],
            select: {
              place: true,
              poolId: true,
              team: { select: { id: true, clubId: true, ...TEAM.select } },
            },
          },
        },
      },
    },
  });

export type SeasonListRow = Awaited<ReturnType<typeof listSeasons>>[number];

/** Which team a team was in the season before. */
export const listPreviousTeams = (db: Tx) =>
  db.team.findMany({
    where: { previousTeamId: { not: null } },
    select: { id: true, previousTeamId: true },
  });

/** Days of play from a day on, with the tournament, the earliest first. */
export const listDaysFrom = (db: Tx, from: Date) =>
  db.playDay.findMany({
    where: { date: { gte: from } },
    orderBy: [{ date: 'asc' }, { stage: { ordinal: 'asc' } }],
    select: {
      ...DAY.select,
      label: true,
      stage: {
        select: {
          name: true,
          tournament: { select: { ...TOURNAMENT.select, id: true, calendarShownAt: true } },
        },
      },
    },
  });
