import { type Tx } from '../../database/in-transaction.ts';
import { DAY, TEAM, TOURNAMENT } from './columns.ts';

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

/** Tournaments, other than some, of which the calendar, the list of entries or a draw is shown: the newest season first. */
export const listShownBeside = (db: Tx, ids: readonly string[]) =>
  db.tournament.findMany({
    where: {
      id: { notIn: [...ids] },
      OR: [
        { calendarShownAt: { not: null } },
        { entryTerms: { listShownAt: { not: null } } },
        { stages: { some: { rounds: { some: { drawShownAt: { not: null }, state: { not: 'planned' } } } } } },
      ],
    },
    orderBy: [{ season: { startYear: 'desc' } }, { kind: 'asc' }, { name: 'asc' }],
    select: TOURNAMENT.select,
  });

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
