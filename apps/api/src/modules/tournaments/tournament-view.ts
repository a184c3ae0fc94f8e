import { type StageView, type TournamentSummary, type TournamentView } from '@spadille/api-schema';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { loadStageFacts } from '../results/load-facts.ts';
import { roundSummaries } from '../results/round-summary.ts';
import { openMatters } from '../round-rulings/open-matters.ts';
import { findStage, findTournament, type TournamentRow } from './repository.ts';
import { settingsOf } from './settings.ts';

export type TournamentAnswer = z.input<typeof TournamentView>;
export type StageAnswer = z.input<typeof StageView>;

/** A tournament in short. */
export const toSummary = (row: TournamentRow): z.input<typeof TournamentSummary> => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  season: row.season.label,
  teams: row._count.teams,
  rounds: row.stages.reduce((sum, stage) => sum + stage._count.rounds, 0),
  version: row.version,
});

/** A stage with its settings, pools and rounds; null when there is no such stage. */
export async function stageView(db: Tx, id: string): Promise<StageAnswer | null> {
  const row = await findStage(db, id);
  const facts = await loadStageFacts(db, id);
  if (!row || !facts) return null;
  const openIn = await openMatters(db, facts.rounds);
  return {
    id,
    name: row.name,
    version: row.version,
    settings: settingsOf(row),
    pools: facts.pools.map((pool) => ({
      id: pool.id,
      name: pool.name,
      teams: pool.teams.map(({ id, number, name, club }) => ({ id, number, name, club })),
    })),
    rounds: (await roundSummaries(db, facts)).map((round) => ({ ...round, openMatters: openIn(round.id) })),
  };
}

/** A tournament with stages, pools and rounds; null when there is no such tournament. */
export async function tournamentView(db: Tx, id: string): Promise<TournamentAnswer | null> {
  const row = await findTournament(db, id);
  if (!row) return null;
  const stages: StageAnswer[] = [];
  for (const stage of row.stages) {
    const view = await stageView(db, stage.id);
    if (view) stages.push(view);
  }
  return { ...toSummary(row), stages };
}
