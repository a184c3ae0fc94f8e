import {
  checkDraw,
  nextRound,
  type Pairing,
  pairingOf,
  type PlannedRound,
  seatMatches,
} from '@spadille/competition';
import { type Draw } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import {
  type DrawnRound,
  type DrawnStage,
  pairsOf,
  type PoolFacts,
  type TeamFacts,
} from '../results/facts.ts';

/** A match before it is made: who meets whom at which tables. Home sits N/S at `tableA`. */
export interface PlannedMatch<Team = TeamFacts> {
  readonly number: number;
  readonly tableA: number;
  readonly tableB: number;
  readonly poolId: string;
  readonly home: Team;
  readonly away: Team;
}

/** A draw before it is made. */
export interface PlannedDraw<Team = TeamFacts> {
  readonly matches: readonly PlannedMatch<Team>[];
  readonly byes: readonly { readonly poolId: string; readonly team: Team }[];
}

type DrawInput = z.output<typeof Draw>;

/** One pool's part of a draw. */
interface PoolRound {
  readonly pool: PoolFacts;
  readonly pairings: readonly Pairing[];
  readonly byes: readonly number[];
}

/**
 * What a draw would give: the next round of every pool's schedule, or the pairings given. Withdrawn teams are left out.
 * Tables are numbered on over the pools. `redrawn` is a round whose present draw does not count.
 */
export function planDraw(stage: DrawnStage, draw: DrawInput, redrawn?: string): Result<PlannedDraw, Refusal> {
  if (stage.finishedAt !== null) return err({ code: 'stage-finished' });
  const playing = stage.pools
    .map((pool) => ({ ...pool, teams: pool.teams.filter((team) => !team.withdrawn) }))
    .filter(({ teams }) => teams.length >= 2);
  if (playing.length === 0) return err({ code: 'too-few-teams' });
  const alone = stage.pools.filter(({ teams }) => teams.length === 1);
  if (draw.kind === 'all-play-all' && alone.length > 0) {
    return err({
      code: 'draw-has-faults',
      faults: alone.map(({ name }) => ({ code: 'pool-of-one', pool: name })),
    });
  }
  const drawn = stage.rounds.filter(({ id, kind }) => id !== redrawn && kind === 'ordinary');
  const rounds =
    draw.kind === 'all-play-all'
      ? nextRounds(playing, drawn)
      : pairByHand(
          stage.pools,
          draw.pairings.map(({ home, away }) => pairingOf(home, away)),
        );
  return rounds.ok ? ok(seat(rounds.value)) : rounds;
}

/** The next round of every pool; a pool whose teams have all met has none. Refused when no pool has one. */
function nextRounds(pools: readonly PoolFacts[], drawn: readonly DrawnRound[]): Result<PoolRound[], Refusal> {
  const faults: Refusal[] = [];
  const rounds: PoolRound[] = [];
  for (const pool of pools) {
    const next = nextRound(
      pool.teams.map(({ number }) => number),
      drawnPairings(pool, drawn),
    );
    if (next.ok) rounds.push(toPoolRound(pool, next.value));
    else faults.push({ ...next.error, pool: pool.name });
  }
  const stuck = faults.some(({ code }) => code !== 'all-have-met');
  return stuck || rounds.length === 0 ? err({ code: 'draw-has-faults', faults }) : ok(rounds);
}

const drawnPairings = (pool: PoolFacts, drawn: readonly DrawnRound[]): Pairing[][] =>
  drawn
    .map(({ matches }) => pairsOf(matches).filter(({ poolId }) => poolId === pool.id))
    .filter((matches) => matches.length > 0)
    .map((matches) => matches.map(({ home, away }) => pairingOf(home.number, away.number)));

const toPoolRound = (pool: PoolFacts, { pairings, bye }: PlannedRound): PoolRound => ({
  pool,
  pairings,
  byes: bye === null ? [] : [bye],
});

/** Pairings by hand, all their faults told; a team in none has a bye, in a pool that plays. */
function pairByHand(pools: readonly PoolFacts[], pairings: readonly Pairing[]): Result<PoolRound[], Refusal> {
  const teams = pools.flatMap((pool) => pool.teams);
  const faults: Refusal[] = [
    ...checkDraw(
      teams.map(({ number }) => number),
      seatMatches(pairings),
    ),
    ...withdrawnTeams(teams, pairings),
    ...acrossPools(pools, pairings),
  ];
  if (faults.length > 0) return err({ code: 'draw-has-faults', faults });
  const rounds = pools.map((pool) => {
    const members = new Set(pool.teams.filter(({ withdrawn }) => !withdrawn).map(({ number }) => number));
    const own = pairings.filter(({ home }) => members.has(home));
    const busy = new Set(own.flatMap(({ home, away }) => [home, away]));
    return { pool, pairings: own, byes: [...members].filter((number) => !busy.has(number)) };
  });
  return ok(rounds.filter((round) => round.pairings.length > 0));
}

function withdrawnTeams(teams: readonly TeamFacts[], pairings: readonly Pairing[]): Refusal[] {
  const gone = new Set(teams.filter(({ withdrawn }) => withdrawn).map(({ number }) => number));
  return pairings.flatMap(({ home, away }, index) =>
    [home, away]
      .filter((team) => gone.has(team))
      .map((team) => ({ code: 'team-withdrawn', match: index + 1, team })),
  );
}

function acrossPools(pools: readonly PoolFacts[], pairings: readonly Pairing[]): Refusal[] {
  const poolOf = new Map(pools.flatMap(({ id, teams }) => teams.map(({ number }) => [number, id] as const)));
  return pairings.flatMap(({ home, away }, index) => {
    const [one, other] = [poolOf.get(home), poolOf.get(away)];
    const across = one !== undefined && other !== undefined && one !== other;
    return across ? [{ code: 'teams-of-two-pools', match: index + 1, home, away }] : [];
  });
}

/** Numbers matches and tables on over the pools, in the order of the draw. */
function seat(rounds: readonly PoolRound[]): PlannedDraw {
  const teams = new Map(rounds.flatMap(({ pool }) => pool.teams.map((team) => [team.number, team] as const)));
  const of = (number: number) => teams.get(number) as TeamFacts;
  const pools = rounds.flatMap(({ pool, pairings }) => pairings.map(() => pool.id));
  const seated = seatMatches(rounds.flatMap(({ pairings }) => pairings));
  return {
    matches: seated.map(({ match, tableA, tableB, home, away }, index) => ({
      number: match,
      tableA,
      tableB,
      poolId: pools[index] as string,
      home: of(home),
      away: of(away),
    })),
    byes: rounds.flatMap(({ pool, byes }) => byes.map((number) => ({ poolId: pool.id, team: of(number) }))),
  };
}
