import {
  type AdvancementProposal,
  type AdvancementRefusal,
  type FinalLine,
  type FinalPool,
  proposeAdvancement,
} from '@spadille/competition';
import { type Result } from '@spadille/core';
import { partByPlayOffs } from '@spadille/standings';
import { type StageFacts } from '../results/facts.ts';
import { playOffsOf, poolPlacings } from '../results/standings-view.ts';
import { type OutcomeRow } from './repository.ts';
import { type Situation } from './situation.ts';

export type Proposed = Result<AdvancementProposal, AdvancementRefusal>;

/** Who goes on from a stage: by its frozen places once it is finished, before that as it looks now. */
export const proposalOf = ({ row, facts, outcomes }: Situation): Proposed =>
  row.finishedAt === null ? proposalNow(facts) : propose(facts, frozenPools(facts, outcomes));

/** Who would go on by the results as they are now. */
export const proposalNow = (facts: StageFacts): Proposed => propose(facts, poolsNow(facts));

function propose(facts: StageFacts, pools: readonly FinalPool[]): Proposed {
  const playOffs = playOffsOf(facts);
  const played = new Set(playOffs.flatMap(({ home, away }) => [home, away]));
  const told = pools.map(({ pool, lines }) => ({
    pool,
    lines: lines.map((line) => ({ ...line, playOff: played.has(line.team) })),
  }));
  return proposeAdvancement(told, facts.goOn, (level, spots) =>
    partByPlayOffs(level, playOffs, 1, [spots]).map(({ teams }) => teams),
  );
}

const poolsNow = (facts: StageFacts): FinalPool[] =>
  poolPlacings(facts).map(({ pool, placings }) => ({
    pool: pool.id,
    lines: placings.map(({ team, place, shared, played, matchPoints, gamePoints, carried }) => ({
      team,
      place,
      shared,
      played,
      matchPoints,
      gamePoints,
      carriedMatchPoints: carried.matchPoints,
      carriedGamePoints: carried.gamePoints,
    })),
  }));

/** A team that withdrew after its place was frozen does not go on; the places behind it stay as they are. */
const frozenPools = ({ pools }: StageFacts, outcomes: readonly OutcomeRow[]): FinalPool[] =>
  pools.map((pool) => {
    const teams = new Map(pool.teams.map((team) => [team.id, team]));
    const own = outcomes.filter(({ poolId }) => poolId === pool.id);
    const lines = own.map(({ teamId, place, shared, played, matchPoints, gamePoints }): FinalLine => {
      const team = teams.get(teamId);
      return {
        team: teamId,
        place: team?.withdrawn === false ? place : null,
        shared,
        played,
        matchPoints,
        gamePoints,
        carriedMatchPoints: team?.carried.matchPoints ?? 0,
        carriedGamePoints: team?.carried.gamePoints ?? 0,
      };
    });
    return { pool: pool.id, lines };
  });

/** How many go on in all. */
export const wantedOf = ({ pools, goOn }: Pick<StageFacts, 'pools' | 'goOn'>): number =>
  pools.length * goOn.perPool + goOn.bestOfRest;
