import { type WithdrawalPreview } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { WITHDRAWAL_POLICIES, type WithdrawalPolicy } from '@spadille/standings';
import { type z } from 'zod';
import { type Deps } from '../../deps.ts';
import { pairsOf, type StageFacts } from '../results/facts.ts';
import { loadStageFacts } from '../results/load-facts.ts';
import { isComplete } from '../results/match-record.ts';
import { poolStandings } from '../results/standings-view.ts';
import { listStages } from './repository.ts';
import { loadTeams } from './team-names.ts';

type Preview = z.input<typeof WithdrawalPreview>;

/**
 * What a team's withdrawal would do, before it is confirmed: the standings of its pool under each policy, in every stage
 * that is not finished, and its drawn matches that have no result. Nothing is written.
 */
export const previewTeamWithdrawal =
  ({ db }: Pick<Deps, 'db'>) =>
  async (teamId: string): Promise<Result<Preview, Refusal>> => {
    const found = await db.team.findUnique({ where: { id: teamId }, select: { tournamentId: true } });
    if (found === null) return err({ code: 'not-found' });
    const teams = await loadTeams(db, found.tournamentId);
    const team = teams.all.find(({ id }) => id === teamId);
    if (team === undefined) return err({ code: 'not-found' });
    const stages: Preview['stages'] = [];
    for (const { id, finishedAt } of await listStages(db, found.tournamentId)) {
      const facts = finishedAt === null ? await loadStageFacts(db, id) : null;
      const view = facts && stageEffect(facts, teamId);
      if (view) stages.push(view);
    }
    return ok({ team, stages });
  };

function stageEffect(facts: StageFacts, teamId: string): Preview['stages'][number] | null {
  const pool = facts.pools.find(({ teams }) => teams.some(({ id }) => id === teamId));
  if (pool === undefined) return null;
  const only = { ...facts, pools: [pool] };
  const rows = (stage: StageFacts) => poolStandings(stage)[0]?.rows ?? [];
  return {
    id: facts.id,
    name: facts.name,
    pool: pool.name,
    policy: facts.settings.withdrawal,
    now: rows(only),
    policies: WITHDRAWAL_POLICIES.map((policy) => ({ policy, rows: rows(without(only, teamId, policy)) })),
    openMatches: openMatches(facts, teamId),
  };
}

/** The stage as if the team had withdrawn under a policy. */
const without = (facts: StageFacts, teamId: string, withdrawal: WithdrawalPolicy): StageFacts => ({
  ...facts,
  settings: { ...facts.settings, withdrawal },
  pools: facts.pools.map((pool) => ({
    ...pool,
    teams: pool.teams.map((team) => (team.id === teamId ? { ...team, withdrawn: true } : team)),
  })),
});

const openMatches = ({ rounds }: StageFacts, teamId: string): Preview['stages'][number]['openMatches'] =>
  rounds.flatMap((round) =>
    pairsOf(round.matches)
      .filter((match) => (match.home.id === teamId || match.away.id === teamId) && !isComplete(match))
      .map(({ id, number, home, away }) => ({
        id,
        round: round.number,
        match: number,
        opponent: (home.id === teamId ? away : home).name,
      })),
  );
