import { type StandingsView } from '@spadille/api-schema';
import { isOpenForResults } from '@spadille/competition';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { loadStageFacts } from '../results/load-facts.ts';
import { poolStandings } from '../results/standings-view.ts';
import { findCurrentStage } from '../results/current-stage.ts';

/**
 * Standings of a tournament's current stage over all its complete matches, provisional while results are missing or a
 * round can still change. Null when there is no such tournament.
 */
export async function standingsNow(
  db: Tx,
  tournamentId: string,
): Promise<z.input<typeof StandingsView> | null> {
  const stageId = await findCurrentStage(db, tournamentId);
  const stage = stageId === null ? null : await loadStageFacts(db, stageId);
  if (stage === null) return null;
  const { slug, name } = stage.tournament;
  const pools = poolStandings(stage);
  const isOpen = stage.rounds.some(({ state }) => isOpenForResults(state));
  return {
    tournament: { slug, name },
    provisional: isOpen || pools.some(({ outstandingMatches }) => outstandingMatches > 0),
    pools,
  };
}
