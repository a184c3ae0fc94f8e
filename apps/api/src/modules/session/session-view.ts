import { type SessionView } from '@spadille/api-schema';
import { type z } from 'zod';
import { type Database } from '../../deps.ts';
import { roleOf } from './mapper.ts';
import { findUserWithGrants } from './user-repository.ts';

/** Who is signed in, with what he may do; nobody for a user that is gone. */
export async function sessionView(
  db: Database,
  userId: string | undefined,
): Promise<z.input<typeof SessionView>> {
  const user = userId === undefined ? null : await findUserWithGrants(db, userId);
  if (!user) return { user: null };
  const { id, login, name, roleGrants } = user;
  const grants = roleGrants.map(({ role, tournamentId, clubId }) => ({
    role: roleOf(role),
    tournamentId,
    clubId,
  }));
  return { user: { id, login, name, grants } };
}
