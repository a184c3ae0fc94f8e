import { type Role } from '@spadille/api-schema';
import { type Tx } from '../../database/in-transaction.ts';

const USER = {
  roleGrants: {
    orderBy: { id: 'asc' },
    include: { club: { select: { name: true } }, tournament: { select: { name: true } } },
  },
  oneTimeLinks: { where: { usedAt: null }, orderBy: { createdAt: 'desc' }, take: 1 },
} as const;

/** A user with what he may do and the newest link he has not used; null when there is none. */
export const findUser = (db: Tx, id: string) => db.user.findUnique({ where: { id }, include: USER });

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** All users. */
export const listUsers = (db: Tx) => db.user.findMany({ include: USER });

/** A user by his login, which is kept in lower case. */
export const findByLogin = (db: Tx, login: string) => db.user.findUnique({ where: { login }, include: USER });

/** Users of a name who have not chosen a password yet. */
export const findInvited = (db: Tx, name: string) =>
  db.user.findMany({ where: { name, passwordHash: null }, include: USER });

/** Logins that begin like one. */
export const loginsLike = async (db: Tx, start: string): Promise<ReadonlySet<string>> =>
  new Set(
    (await db.user.findMany({ where: { login: { startsWith: start } }, select: { login: true } })).map(
      ({ login }) => login,
    ),
  );

/** Adds somebody who has no password yet. */
export const addUser = (
  tx: Tx,
  user: { readonly id: string; readonly login: string; readonly name: string },
) => tx.user.create({ data: user });

/** What a grant lets its user do, and where. */
export interface GrantPlace {
  readonly role: Role;
  readonly clubId: string | null;
  readonly tournamentId: string | null;
}

/** Gives a role. */
export const addGrant = (tx: Tx, grant: GrantPlace & { readonly id: string; readonly userId: string }) =>
  tx.roleGrant.create({ data: grant });

export const findGrant = (db: Tx, id: string) => db.roleGrant.findUnique({ where: { id } });

export const removeGrant = (tx: Tx, id: string) => tx.roleGrant.delete({ where: { id } });

/** How many other users can sign in and are of the committee. */
export const otherCommittee = (tx: Tx, exceptUserId: string): Promise<number> =>
  tx.user.count({
    where: {
      id: { not: exceptUserId },
      passwordHash: { not: null },
      roleGrants: { some: { role: 'committee' } },
    },
  });

/** Names of the club and the tournament that a grant is for; null for one that is not there. */
export async function findPlace(db: Tx, { clubId, tournamentId }: GrantPlace) {
  const club = clubId === null ? null : await db.club.findUnique({ where: { id: clubId } });
  const tournament =
    tournamentId === null ? null : await db.tournament.findUnique({ where: { id: tournamentId } });
  return { club, tournament };
}
