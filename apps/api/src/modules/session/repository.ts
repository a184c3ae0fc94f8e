import { type Role } from '@spadille/api-schema';
import { type Tx } from '../../database/in-transaction.ts';
import { type Database } from '../../deps.ts';
import { type Actor } from '../../http/actor.ts';

type UserActor = Extract<Actor, { kind: 'user' }>;

/** A session that is still good, with what its user may do. */
export interface FoundSession {
  readonly actor: UserActor;
  readonly expiresAt: Date;
}

interface Row {
  readonly userId: string;
  readonly expiresAt: Date;
  readonly role: Role | null;
  readonly tournamentId: string | null;
  readonly clubId: string | null;
}

/** Finds a session with its user's grants, in one query: this is asked at every request. */
export async function findSession(
  db: Database,
  idHash: string,
  now: Date,
): Promise<FoundSession | undefined> {
  const rows = await db.$queryRaw<readonly Row[]>`
    SELECT session.user_id AS "userId", session.expires_at AS "expiresAt",
           role, tournament_id AS "tournamentId", club_id AS "clubId"
      FROM session LEFT JOIN role_grant ON role_grant.user_id = session.user_id
     WHERE id_hash = ${idHash} AND expires_at > ${now} AND session.user_id IS NOT NULL`;
  const [first] = rows;
  if (!first) return undefined;
  const grants = rows.flatMap(({ role, tournamentId, clubId }) =>
    role === null ? [] : [{ role, tournamentId, clubId }],
  );
  return { actor: { kind: 'user', userId: first.userId, grants }, expiresAt: first.expiresAt };
}

/** Begins a session of a user. */
export async function addSession(
  tx: Tx,
  session: { readonly idHash: string; readonly userId: string; readonly expiresAt: Date },
): Promise<void> {
  await tx.session.create({ data: { ...session, data: {} } });
}

/** Lets a session last until later. */
export async function prolongSession(tx: Tx, idHash: string, expiresAt: Date): Promise<void> {
  await tx.session.updateMany({ where: { idHash }, data: { expiresAt } });
}

/** Ends one session. */
export async function removeSession(tx: Tx, idHash: string): Promise<void> {
  await tx.session.deleteMany({ where: { idHash } });
}

/** Ends every session of a user. */
export async function removeSessionsOf(tx: Tx, userId: string): Promise<void> {
  await tx.session.deleteMany({ where: { userId } });
}

/** Throws away sessions that have ended by themselves. */
export async function removeExpiredSessions(tx: Tx, now: Date): Promise<void> {
  await tx.session.deleteMany({ where: { expiresAt: { lte: now } } });
}
