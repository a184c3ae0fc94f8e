import { type Tx } from '../../database/in-transaction.ts';
import { type Database } from '../../deps.ts';

/** A user by the name he signs in with, which is kept in lower case. */
export const findUserByLogin = (db: Database, login: string) =>
  db.user.findUnique({ where: { login: login.toLowerCase() } });

/** A user with his grants, as the session view shows them. */
export const findUserWithGrants = (db: Database, id: string) =>
  db.user.findUnique({ where: { id }, include: { roleGrants: { orderBy: { id: 'asc' } } } });

/** Everybody who may sign in, or could with a password. */
export const listLogins = async (db: Database): Promise<readonly string[]> =>
  (await db.user.findMany({ select: { login: true }, orderBy: { login: 'asc' } })).map(({ login }) => login);

/** Whether anybody can sign in at all. */
export const hasUserWithPassword = async (tx: Tx): Promise<boolean> =>
  (await tx.user.findFirst({ where: { passwordHash: { not: null } }, select: { id: true } })) !== null;

/** Adds a committee member without a password, unless somebody has that login. Gives his id. */
export async function ensureCommitteeUser(
  tx: Tx,
  user: { readonly id: string; readonly login: string; readonly name: string; readonly grantId: string },
): Promise<string> {
  const { id, login, name, grantId } = user;
  const { count } = await tx.user.createMany({ data: [{ id, login, name }], skipDuplicates: true });
  if (count === 0) return (await tx.user.findUniqueOrThrow({ where: { login } })).id;
  await tx.roleGrant.create({ data: { id: grantId, userId: id, role: 'committee' } });
  return id;
}

/** Sets a password, and the name when one is given. */
export async function setPassword(
  tx: Tx,
  id: string,
  change: { readonly passwordHash: string; readonly name: string | undefined },
): Promise<void> {
  const { passwordHash, name } = change;
  await tx.user.update({
    where: { id },
    data: { passwordHash, ...(name !== undefined && { name }), version: { increment: 1 } },
  });
}
