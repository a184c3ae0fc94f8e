import { LINK_PURPOSES, type UserView } from '@spadille/api-schema';
import { byName } from '@spadille/competition';
import { type z } from 'zod';
import { oneOf } from '../../database/one-of.ts';
import { type Tx } from '../../database/in-transaction.ts';
import { roleOf } from '../session/mapper.ts';
import { findUser, listUsers, type UserRow } from './repository.ts';

export type UserAnswer = z.input<typeof UserView>;

/** A user as the committee sees him: never the hash of his password or of a link. */
function toUserView(
  { id, login, name, passwordHash, roleGrants, oneTimeLinks }: UserRow,
  now: Date,
): UserAnswer {
  const [link] = oneTimeLinks;
  return {
    id,
    login,
    name,
    active: passwordHash !== null,
    grants: roleGrants.map((grant) => ({
      id: grant.id,
      role: roleOf(grant.role),
      clubId: grant.clubId,
      club: grant.club?.name ?? null,
      tournamentId: grant.tournamentId,
      tournament: grant.tournament?.name ?? null,
    })),
    link: link
      ? {
          purpose: oneOf(LINK_PURPOSES, link.purpose),
          createdAt: link.createdAt.toISOString(),
          expiresAt: link.expiresAt?.toISOString() ?? null,
          expired: link.expiresAt !== null && link.expiresAt <= now,
        }
      : null,
  };
}

/** Everybody by name, in Danish order. */
export const userViews = async (db: Tx, now: Date): Promise<UserAnswer[]> =>
  byName((await listUsers(db)).map((row) => toUserView(row, now)));

/** A user who is known to be there. */
export async function needUserView(tx: Tx, id: string, now: Date): Promise<UserAnswer> {
  const row = await findUser(tx, id);
  if (!row) throw new Error(`user ${id} is gone`);
  return toUserView(row, now);
}
