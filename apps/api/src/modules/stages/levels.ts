import { type StageFacts } from '../results/facts.ts';
import { poolPlacings } from '../results/standings-view.ts';
import { proposalNow } from './proposal.ts';

/** Teams that are level on a place that decides something, by id. */
export interface Level {
  readonly poolId: string | null;
  readonly teams: readonly string[];
  /** How many of them go on; null where the place itself decides. */
  readonly spots: number | null;
}

/**
 * All groups that a play-off has to part (§4): on a decisive place of a pool, and across the line behind the best of the
 * rest, who may be of different pools. Null spots where the line is not one of those who go on.
 */
export function levelsOf(facts: StageFacts, hasNext: boolean): readonly Level[] {
  const proposed = hasNext ? proposalNow(facts) : null;
  const undecided = proposed?.ok === true ? proposed.value.undecided : [];
  const inPools = poolPlacings(facts).flatMap(({ pool, placings }) => {
    const needed = placings.filter(({ playOffNeeded }) => playOffNeeded);
    const places = [...new Set(needed.map(({ place }) => place))];
    return places.map((place): Level => {
      const teams = needed.filter((line) => line.place === place).map(({ team }) => team);
      const line = undecided.find((level) => level.pool === pool.id && level.teams.includes(teams[0] ?? ''));
      return { poolId: pool.id, teams, spots: line?.spots ?? null };
    });
  });
  const rest = undecided.filter(({ pool, teams }) => pool === null && teams.length > 0);
  return [...inPools, ...rest.map(({ teams, spots }) => ({ poolId: null, teams, spots }))];
}
