import { type Tx } from '../../database/in-transaction.ts';
import { PLAYER } from './columns.ts';

/** Players by id, with whom they were merged into. */
export const findPlayersById = (db: Tx, ids: readonly string[]) =>
  db.player.findMany({ where: { id: { in: [...ids] } }, ...PLAYER });

export type PlayerRow = Awaited<ReturnType<typeof findPlayersById>>[number];

/** Who is entered in a team, and whether the list of entries is shown. */
export const findTeamMembers = (db: Tx, slug: string, number: number) =>
  db.team.findFirst({
    where: { number, tournament: { slug } },
    select: {
      members: { orderBy: { ordinal: 'asc' }, select: { place: true, player: PLAYER } },
      tournament: { select: { entryTerms: { select: { listShownAt: true } } } },
    },
  });
