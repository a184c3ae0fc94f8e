import { type Tx } from '../../database/in-transaction.ts';

/**
 * Who won a tournament: place 1 of its finished final. None before that; more than one only where the director left the
 * title level, with a reason. Champion is who won in public, too: `podiumOf` of the season's pages.
 */
export async function finalWinners(db: Tx, tournamentId: string): Promise<readonly string[]> {
  const rows = await db.stageOutcome.findMany({
    where: { place: 1, stage: { tournamentId, kind: 'final', finishedAt: { not: null } } },
    orderBy: { team: { number: 'asc' } },
    select: { teamId: true },
  });
  return rows.map(({ teamId }) => teamId);
}
