import { currentPlayer } from '@spadille/competition';
import { type Tx } from '../../database/in-transaction.ts';
import { toDate } from '../../venue-time.ts';

const NAMED = { id: true, name: true, version: true, hiddenAt: true, erasedAt: true } as const;

/** Clubs with their memberships. */
export const listClubs = (db: Tx) =>
  db.club.findMany({ include: { memberships: { select: { playerId: true, from: true, to: true } } } });

export const findClub = (db: Tx, id: string) => db.club.findUnique({ where: { id } });
export const findClubByName = (db: Tx, name: string) => db.club.findUnique({ where: { name } });

/** A club with contacts, and members with what else is known of them. */
export const findWholeClub = (db: Tx, id: string) =>
  db.club.findUnique({
    where: { id },
    include: {
      contacts: { orderBy: { ordinal: 'asc' } },
      memberships: { include: { player: { select: { ...NAMED, mergedIntoId: true } } } },
    },
  });

/** Memberships of some players and of their doubles, with the club, in the order in which they were entered. */
export const listMemberships = (db: Tx, playerIds: readonly string[]) =>
  db.membership.findMany({
    where: {
      OR: [{ playerId: { in: [...playerIds] } }, { player: { mergedIntoId: { in: [...playerIds] } } }],
    },
    include: { club: true, player: { select: { id: true, mergedIntoId: true } } },
    orderBy: { id: 'asc' },
  });

/** Who is a member of a club on a day, by the ids of those who stayed. */
export async function listMembersOn(db: Tx, clubId: string, day: string): Promise<ReadonlySet<string>> {
  const date = toDate(day);
  const rows = await db.membership.findMany({
    where: { clubId, from: { lte: date }, OR: [{ to: null }, { to: { gte: date } }] },
    select: { player: { select: { id: true, mergedIntoId: true } } },
  });
  return new Set(rows.map(({ player }) => player.mergedIntoId ?? player.id));
}

/** Players by id, without their doubles. */
export const listPlayersOf = (db: Tx, ids: readonly string[]) =>
  db.player.findMany({ where: { id: { in: [...ids] } }, select: { ...NAMED, contact: true } });

/** Who a player is now: himself, or the one he was merged into. Null when there is no such player. */
export async function findPerson(db: Tx, id: string) {
  const player = await db.player.findUnique({ where: { id }, include: { mergedInto: true } });
  return player && currentPlayer(player);
}

export const findMembership = (db: Tx, clubId: string, id: string) =>
  db.membership.findFirst({
    where: { id, clubId },
    include: { player: { select: { id: true, mergedIntoId: true } } },
  });

/** A player's number of changes grows by one. */
export const touchPlayer = (tx: Tx, id: string) =>
  tx.player.update({ where: { id }, data: { version: { increment: 1 } }, select: { version: true } });

export async function touchClub(tx: Tx, id: string): Promise<number> {
  const data = { version: { increment: 1 } };
  return (await tx.club.update({ where: { id }, data, select: { version: true } })).version;
}
