import { seasonSteps, type StageProgress, TOURNAMENT_KINDS } from '@spadille/competition';
import { type SeasonSteps } from '@spadille/api-schema';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { oneOf } from '../../database/one-of.ts';
import { waitingTeams } from '../teams-in-play/waiting-teams.ts';
import { loadDrawnStage } from '../results/load-facts.ts';
import { planAllRounds } from '../rounds/plan-all-rounds.ts';
import { loadPoolStage } from '../pools/pool-stage.ts';
import { countAccepted, findTournament } from './repository.ts';

/** What comes next in a tournament: the steps of a championship, none for others. Null when there is no such tournament. */
export async function stepsOf(
  db: Tx,
  tournamentId: string,
  now: Date,
): Promise<z.input<typeof SeasonSteps> | null> {
  const tournament = await findTournament(db, tournamentId);
  if (tournament === null) return null;
  const kind = oneOf(TOURNAMENT_KINDS, tournament.kind);
  if (kind === 'other') return { kind, steps: [] };
  const stages: StageProgress[] = [];
  for (const { id } of tournament.stages) stages.push(await progressOf(db, id, now));
  const waiting = await waitingTeams(db, now, tournamentId);
  const accepted = (await countAccepted(db, tournamentId)) - waiting.filter((team) => team.accepted).length;
  const steps = seasonSteps({ acceptedTeams: accepted, waitingEntries: waiting.length, stages });
  return {
    kind,
    steps: steps.map(({ step, state, stage, roundId, count, left }) => ({
      step,
      state,
      stageId: stage?.id ?? null,
      stage: stage?.name ?? null,
      roundId,
      count,
      left,
    })),
  };
}

async function progressOf(db: Tx, stageId: string, now: Date): Promise<StageProgress> {
  const pools = await loadPoolStage(db, stageId, now);
  const drawn = await loadDrawnStage(db, stageId);
  if (!pools || !drawn) throw new Error(`stage ${stageId} is gone`);
  const { row, settled, teams } = pools;
  const filled = drawn.pools.filter((pool) => pool.teams.length > 0);
  // Teams that are entered one by one lie in the stage's first pool until somebody deals them out.
  const dealt = row.seedings.length > 0 || drawn.rounds.length > 0 || filled.length > 1;
  const toDraw = planAllRounds(drawn);
  return {
    id: row.id,
    name: row.name,
    playDays: row.playDays.length,
    pools: dealt ? filled.length : 0,
    unplaced: settled ? teams.filter(({ atDisposal, poolId }) => atDisposal && poolId === null).length : null,
    rounds: drawn.rounds.map(({ id, state }) => ({ id, state })),
    roundsToDraw: toDraw.ok ? toDraw.value.length : 0,
    finished: row.finishedAt !== null,
  };
}
