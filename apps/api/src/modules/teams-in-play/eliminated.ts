import { StoredAdvancement } from '@spadille/api-schema';
import { eliminatedTeams } from '@spadille/competition';
import { type Tx } from '../../database/in-transaction.ts';

/**
 * The teams that are out of a tournament though they have not withdrawn: those that did not go on from a stage. Whoever
 * asks who still plays asks here.
 */
export async function eliminatedFrom(db: Tx, tournamentId: string): Promise<ReadonlySet<string>> {
  const stages = await db.stage.findMany({
    where: { tournamentId },
    select: {
      ordinal: true,
      pools: { select: { teams: { select: { teamId: true } } } },
      advancementsFrom: { where: { withdrawnAt: null }, select: { proposal: true } },
    },
  });
  return eliminatedTeams(
    stages.map(({ ordinal, pools, advancementsFrom: [confirmed] }) => ({
      ordinal,
      teams: pools.flatMap(({ teams }) => teams.map(({ teamId }) => teamId)),
      goneOn: confirmed
        ? StoredAdvancement.parse(confirmed.proposal).teams.map(({ teamId }) => teamId)
        : null,
    })),
  );
}
