import { type Database } from '../../deps.ts';

/** The tournament that a round belongs to: the chain of events that a stream about it follows. */
export async function tournamentOfRound(db: Database, roundId: string): Promise<string | null> {
  const round = await db.round.findUnique({
    where: { id: roundId },
    select: { stage: { select: { tournamentId: true } } },
  });
  return round?.stage.tournamentId ?? null;
}
