import { type Tx } from '../../database/in-transaction.ts';
import { PLAYER, ROUND, TEAM, TOURNAMENT } from './columns.ts';

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
