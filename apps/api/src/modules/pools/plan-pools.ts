import {
  OWN_NAMES,
  type PoolPlan,
  poolsFromSeeding,
  type PoolsRefusal,
  seedByDraw,
  seedByLastYear,
} from '@spadille/competition';
import { type MakePools } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type PoolStage, type PoolStageTeam } from './pool-stage.ts';

export type ConfirmedSeeding = z.output<typeof MakePools>['seeding'];

/** A pool that is to be: one that is there already, or a new one. */
export interface PlannedPool {
  readonly id: string | null;
  readonly name: string;
  readonly teamIds: readonly string[];
}

/** Pools before they are made. */
export interface PoolsToMake extends Pick<PoolPlan, 'moved' | 'together'> {
  readonly order: readonly string[];
  readonly pools: readonly PlannedPool[];
  /** Teams that stay in their pools because they have matches, also those that have withdrawn. */
  readonly kept: readonly string[];
}

/**
 * What a seeding makes of a stage's pools. Teams with matches stay where they are, so nothing that was drawn or played
 * is lost; pools that are there keep their names. Refuses `stage-not-settled`, and `seeding-has-faults` with all faults.
 */
export function planPools(stage: PoolStage, seeding: ConfirmedSeeding): Result<PoolsToMake, Refusal> {
  if (!stage.settled) return err({ code: 'stage-not-settled' });
  const free = stage.teams.filter(({ atDisposal }) => atDisposal);
  const order = orderOf(free, seeding);
  const faults: Refusal[] = [...strangers(stage, order), ...leftOut(stage, seeding.pools)];
  if (faults.length > 0) return err({ code: 'seeding-has-faults', faults });
  const plan = poolsFromSeeding(
    order.map((id) => toSeeded(stage, id)),
    seeding,
  );
  if (!plan.ok) return err({ code: 'seeding-has-faults', faults: [inApiWords(plan.error)] });
  const { pools, moved, together } = plan.value;
  return ok({ order, pools: named(stage, pools), moved, together, kept: keptIn(stage) });
}

function orderOf(teams: readonly PoolStageTeam[], seeding: ConfirmedSeeding): readonly string[] {
  const byNumber = [...teams].sort((a, b) => a.number - b.number);
  switch (seeding.method) {
    case 'draw':
      return seedByDraw(
        byNumber.map(({ id }) => id),
        Number(seeding.chanceSeed),
      );
    case 'last-year':
      return seedByLastYear(byNumber, Number(seeding.chanceSeed));
    case 'by-hand':
      return seeding.order;
  }
}

/** Teams of an order by hand that may not play, and those who may and are missing. */
function strangers({ teams }: PoolStage, order: readonly string[]): Refusal[] {
  const free = new Set(teams.filter(({ atDisposal }) => atDisposal).map(({ id }) => id));
  return [
    ...order.filter((id) => !free.has(id)).map((teamId) => ({ code: 'team-not-at-disposal', teamId })),
    ...[...free].filter((id) => !order.includes(id)).map((teamId) => ({ code: 'team-missing', teamId })),
  ];
}

/** Pools with matches that so few pools would leave out. */
const leftOut = ({ row }: PoolStage, pools: number): Refusal[] =>
  row.pools
    .slice(pools)
    .filter(({ _count }) => _count.matches > 0)
    .map(({ id, name }) => ({ code: 'pool-with-matches-left-out', poolId: id, pool: name }));

function toSeeded({ row, teams }: PoolStage, id: string) {
  const team = teams.find((one) => one.id === id);
  const pool = row.pools.findIndex((one) => one.id === team?.poolId);
  const stays = team !== undefined && team.matches > 0 && pool >= 0;
  return { id, club: team?.club ?? null, fixedIn: stays ? pool : null };
}

const keptIn = ({ teams }: PoolStage): readonly string[] =>
  teams.filter(({ matches, poolId }) => matches > 0 && poolId !== null).map(({ id }) => id);

/** Pools that are there first, then new ones with the next free number. */
function named({ row }: PoolStage, pools: PoolPlan['pools']): readonly PlannedPool[] {
  const taken = new Set(row.pools.slice(0, pools.length).map(({ name }) => name));
  return pools.map((teamIds, index): PlannedPool => {
    const there = row.pools[index];
    if (there) return { id: there.id, name: there.name, teamIds };
    const name = nextPoolName(taken);
    taken.add(name);
    return { id: null, name, teamIds };
  });
}

/** [choice] Pools are numbered; a number that is taken is passed over. */
export function nextPoolName(taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const name = OWN_NAMES.pool(number);
    if (!taken.has(name)) return name;
  }
}

const inApiWords = (refusal: PoolsRefusal): Refusal => {
  if (!('team' in refusal)) return { ...refusal };
  const { team, ...rest } = refusal;
  return { ...rest, teamId: team };
};
