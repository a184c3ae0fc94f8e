import { type Tx } from '../../database/in-transaction.ts';

/** The stage that is being played: the last one with a round, or the first while nothing is drawn. */
export async function findCurrentStage(db: Tx, tournamentId: string): Promise<string | null> {
  const ofTournament = { tournamentId };
  const played = await db.stage.findFirst({
    where: { ...ofTournament, rounds: { some: {} } },
    orderBy: { ordinal: 'desc' },
    select: { id: true },
  });
  if (played !== null) return played.id;
  const first = await db.stage.findFirst({
    where: ofTournament,
    orderBy: { ordinal: 'asc' },
    select: { id: true },
  });
  return first?.id ?? null;
}
