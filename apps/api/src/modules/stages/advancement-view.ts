import { type AdvancementView, type ProposalView } from '@spadille/api-schema';
import { type CarriedFigures } from '@spadille/standings';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { poolPlacings } from '../results/standings-view.ts';
import { proposalOf, wantedOf } from './proposal.ts';
import { findAdvancementReason, type StageRow } from './repository.ts';
import { carriedInto, type Situation } from './situation.ts';
import { type Teams } from './team-names.ts';

/** Who would go on, or why nothing can be proposed. */
export function proposalView(
  situation: Situation,
  next: StageRow,
  teams: Teams,
): z.input<typeof ProposalView> {
  const { facts } = situation;
  const proposed = proposalOf(situation);
  const base = { toStage: { id: next.id, name: next.name }, wanted: wantedOf(facts) };
  if (!proposed.ok) {
    const { error } = proposed;
    const facts =
      error.code === 'nobody-goes-on'
        ? { pool: null, wanted: 0, left: 0 }
        : { ...error, pool: poolName(situation, error.pool) };
    return { ...base, goingOn: [], undecided: [], refusal: { ...facts, code: error.code } };
  }
  const { goingOn, undecided } = proposed.value;
  const figures = finalFigures(situation);
  return {
    ...base,
    goingOn: goingOn.map(({ team, pool, reason }) => {
      const carried = carriedInto(next, figures(team));
      return {
        team: teams.of(team),
        pool: poolName(situation, pool),
        reason,
        carriedMatchPoints: carried.matchPoints,
        carriedGamePoints: carried.gamePoints,
      };
    }),
    undecided: undecided.map(({ pool, teams: ids, spots }) => ({
      pool: poolName(situation, pool),
      teams: ids.map(teams.of),
      spots,
    })),
    refusal: null,
  };
}

/** Who has gone on; null when nobody's advancement is confirmed. */
export async function advancementView(
  db: Tx,
  situation: Situation,
  teams: Teams,
): Promise<z.input<typeof AdvancementView> | null> {
  const { row, advancement } = situation;
  if (advancement === null) return null;
  const { id, stored, confirmedAt } = advancement;
  return {
    id,
    confirmedAt: confirmedAt.toISOString(),
    teams: stored.teams.map(({ teamId, poolId, ...team }) => ({
      ...team,
      team: teams.of(teamId),
      pool: poolName(situation, poolId),
    })),
    leftOut: stored.leftOut.map(teams.of),
    reason: await findAdvancementReason(db, { fromStageId: row.id, advancementId: id }),
  };
}

const poolName = ({ facts }: Situation, id: string | null): string | null =>
  facts.pools.find((pool) => pool.id === id)?.name ?? null;

/** A team's final figures: the frozen ones once the stage is finished. Nothing for a team that was not in it. */
export function finalFigures({ row, facts, outcomes }: Situation) {
  const lines = row.finishedAt === null ? poolPlacings(facts).flatMap(({ placings }) => placings) : [];
  const figures = new Map<string, CarriedFigures>([
    ...lines.map((line) => [line.team, line] as const),
    ...outcomes.map((outcome) => [outcome.teamId, outcome] as const),
  ]);
  return (teamId: string) => figures.get(teamId) ?? { matchPoints: 0, gamePoints: 0 };
}
