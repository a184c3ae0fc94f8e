import { type StageSituation, type StagesView } from '@spadille/api-schema';
import { isOpenForResults } from '@spadille/competition';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { pairsOf, type StageFacts } from '../results/facts.ts';
import { poolStandings } from '../results/standings-view.ts';
import { availableTeams } from './available-teams.ts';
import { advancementView, proposalView } from './advancement-view.ts';
import { finalWinners } from './final-winners.ts';
import { differenceOf } from './difference.ts';
import { levelsOf } from './levels.ts';
import { countOpenMatters, findTournament, isEmpty, listStages } from './repository.ts';
import { loadSituation, type Situation } from './situation.ts';
import { loadTeams, type Teams } from './team-names.ts';

export type StagesAnswer = z.input<typeof StagesView>;
type SituationView = z.input<typeof StageSituation>;

/** The stages of a tournament; null when there is no such tournament. */
export async function stagesView(db: Tx, tournamentId: string, now: Date): Promise<StagesAnswer | null> {
  const tournament = await findTournament(db, tournamentId);
  if (tournament === null) return null;
  const teams = await loadTeams(db, tournamentId);
  const stages: SituationView[] = [];
  for (const { id } of await listStages(db, tournamentId)) {
    const situation = await loadSituation(db, id);
    if (situation) stages.push(await situationView(db, situation, teams));
  }
  const winners = await finalWinners(db, tournamentId);
  const available = await availableTeams(db, tournamentId, teams, now);
  return { tournament, stages, teams: [...available], champions: winners.map(teams.of) };
}

/** The same for a tournament that is known to be there. */
export async function needStagesView(db: Tx, tournamentId: string, now: Date): Promise<StagesAnswer> {
  const view = await stagesView(db, tournamentId, now);
  if (view === null) throw new Error(`tournament ${tournamentId} is gone`);
  return view;
}

async function situationView(db: Tx, situation: Situation, teams: Teams): Promise<SituationView> {
  const { row, facts, next } = situation;
  const standings = poolStandings(facts);
  const poolName = (id: string | null) => facts.pools.find((pool) => pool.id === id)?.name ?? null;
  const levels = row.finishedAt === null ? levelsOf(facts, next !== null) : [];
  return {
    id: row.id,
    ordinal: row.ordinal,
    name: row.name,
    version: row.version,
    kind: facts.kind,
    carryOver: facts.carryOver,
    advancePerPool: facts.goOn.perPool,
    advanceBestOfRest: facts.goOn.bestOfRest,
    withdrawal: facts.settings.withdrawal,
    teams: facts.pools.reduce((sum, pool) => sum + pool.teams.length, 0),
    rounds: facts.rounds.map(({ id, number, label, state, kind }) => ({ id, number, label, state, kind })),
    empty: await isEmpty(db, row.id),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    standings,
    provisional:
      facts.rounds.some(({ state }) => isOpenForResults(state)) ||
      standings.some(({ outstandingMatches }) => outstandingMatches > 0),
    notMet: pairsNotMet(facts),
    openMatters: await countOpenMatters(db, row.id),
    levels: levels.map(({ poolId, teams: ids, spots }) => ({
      pool: poolName(poolId),
      teams: ids.map(teams.of),
      spots,
    })),
    proposal: next === null ? null : proposalView(situation, next, teams),
    advancement: await advancementView(db, situation, teams),
    difference: differenceOf(situation, facts, teams),
  };
}

/** How many pairs of running teams in a pool have not been drawn against each other: a round may have been forgotten. */
function pairsNotMet({ pools, rounds }: StageFacts): number {
  const drawn = rounds.filter(({ kind }) => kind === 'ordinary').flatMap(({ matches }) => pairsOf(matches));
  const met = new Set(drawn.flatMap(({ home, away }) => [`${home.id} ${away.id}`, `${away.id} ${home.id}`]));
  return pools
    .map(({ teams }) => teams.filter(({ withdrawn }) => !withdrawn))
    .flatMap((teams) =>
      teams.flatMap((one, index) =>
        teams.slice(index + 1).filter((other) => !met.has(`${one.id} ${other.id}`)),
      ),
    ).length;
}
