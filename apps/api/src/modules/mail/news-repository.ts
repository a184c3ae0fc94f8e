import { IN_STATES } from '@spadille/competition';
import { type Tx } from '../../database/in-transaction.ts';

/** A club with those whom the union writes to. */
export interface ClubToTell {
  readonly club: string;
  readonly contacts: readonly { readonly name: string; readonly email: string | null }[];
}

/**
 * The clubs that news of a tournament is for: those affiliated on a day, and [choice] those that have entered a team, so
 * that nobody who plays is left out.
 */
export async function findClubsToTell(db: Tx, tournamentId: string, day: Date): Promise<ClubToTell[]> {
  const rows = await db.club.findMany({
    where: {
      OR: [
        { affiliatedFrom: { lte: day }, OR: [{ affiliatedTo: null }, { affiliatedTo: { gte: day } }] },
        { teams: { some: { tournamentId, entryState: { in: [...IN_STATES] } } } },
      ],
    },
    orderBy: { name: 'asc' },
    select: { name: true, contacts: { orderBy: { ordinal: 'asc' }, select: { name: true, email: true } } },
  });
  return rows.map(({ name, contacts }) => ({ club: name, contacts }));
}

/** Teams that play or wait for the committee's word, by number. */
export const findEnteredTeams = (db: Tx, tournamentId: string) =>
  db.team.findMany({
    where: { tournamentId, entryState: { in: [...IN_STATES] }, withdrawnAt: null },
    orderBy: { number: 'asc' },
    select: { id: true, number: true, name: true, club: { select: { name: true } } },
  });

/** Which of some keys stand in the outbox already. */
export async function findKnownKeys(db: Tx, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.mail.findMany({
    where: { dedupeKey: { in: [...keys] } },
    select: { dedupeKey: true },
  });
  return new Set(rows.map(({ dedupeKey }) => dedupeKey));
}
