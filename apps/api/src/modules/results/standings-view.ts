import { type OwnMatchesLook, type PoolStandings, type StandingsRow } from '@spadille/api-schema';
import { type MatchScore, scoreMatch } from '@spadille/scoring';
import { type OwnMatchesStep, type Placing, rank } from '@spadille/standings';
import { type z } from 'zod';
import {
  type PairFacts,
  pairsOf,
  type PoolFacts,
  type RoundFacts,
  type StageFacts,
  type TeamFacts,
} from './facts.ts';
import { isComplete, toMatchRecord } from './match-record.ts';

type PoolStandingsView = z.output<typeof PoolStandings>;
type RowView = z.output<typeof StandingsRow>;

/** The only figures of a team that leave the program: no ids, so that a frozen account stays readable. */
export const toReportTeam = ({ number, name, club }: TeamFacts) => ({ number, name, club });

/**
 * Standings of every pool over all matches of the stage that are loaded. Only complete matches count; the others are
 * told as outstanding.
 */
export const poolStandings = (stage: StageFacts): PoolStandingsView[] =>
  poolPlacings(stage).map(({ pool, placings, outstandingMatches }) => {
    const teams = new Map(pool.teams.map((team) => [team.id, team]));
    return { pool: pool.name, rows: placings.map((placing) => toRow(placing, teams)), outstandingMatches };
  });

/** A pool with its teams placed. */
export interface PlacedPool {
  readonly pool: PoolFacts;
  readonly placings: readonly Placing[];
  readonly outstandingMatches: number;
}

/** Facts never change, so what they were scored to is kept as long as they are: several views ask for it. */
const PLACED = new WeakMap<StageFacts, readonly PlacedPool[]>();

/** The same before it is made readable: placings by team id. */
export function poolPlacings(stage: StageFacts): readonly PlacedPool[] {
  const placed = PLACED.get(stage) ?? placePools(stage);
  PLACED.set(stage, placed);
  return placed;
}

function placePools(stage: StageFacts): readonly PlacedPool[] {
  const matches = stage.rounds.filter(({ kind }) => kind === 'ordinary').flatMap(pairsOfRound);
  const playOffs = playOffsOf(stage);
  return stage.pools.map((pool) => {
    const own = matches.filter(({ poolId }) => poolId === pool.id);
    const complete = own.filter(isComplete);
    const scores = complete.map((match) => scoreMatch(toMatchRecord(match), stage.rules));
    const placings = rank(pool.teams, scores, stage.settings, playOffs);
    return { pool, placings, outstandingMatches: own.length - complete.length };
  });
}

const pairsOfRound = ({ matches }: RoundFacts): readonly PairFacts[] => pairsOf(matches);

/** The complete play-off matches of a stage, of all its pools, in the order of their rounds. */
export const playOffsOf = ({ rounds, rules }: StageFacts): MatchScore[] =>
  rounds
    .filter(({ kind }) => kind === 'play-off')
    .flatMap(pairsOfRound)
    .filter(isComplete)
    .map((match) => scoreMatch(toMatchRecord(match), rules));

type LookView = z.output<typeof OwnMatchesLook>;

function toRow(
  { team, ownMatches, playOffs, ...placing }: Placing,
  teams: ReadonlyMap<string, TeamFacts>,
): RowView {
  const of = (id: string) => teams.get(id) as TeamFacts;
  const look = ({ among, matchPoints, gamePoints }: OwnMatchesStep): LookView => ({
    among: among.map((id) => of(id).number).sort((a, b) => a - b),
    matchPoints,
    gamePoints,
  });
  return {
    place: placing.place,
    shared: placing.shared,
    team: toReportTeam(of(team)),
    played: placing.played,
    won: placing.won,
    drawn: placing.drawn,
    lost: placing.lost,
    matchPoints: placing.matchPoints,
    gamePoints: placing.gamePoints,
    decidedBy: placing.decidedBy,
    ownMatches: ownMatches.map(look),
    carriedMatchPoints: placing.carried.matchPoints,
    carriedGamePoints: placing.carried.gamePoints,
    playOffs: playOffs.map(look),
    playOffNeeded: placing.playOffNeeded,
  };
}
