import { type PoolStandings, type StandingsRow } from '@spadille/api-schema';
import { scoreMatch } from '@spadille/scoring';
import { type Placing, rank } from '@spadille/standings';
import { type z } from 'zod';
import { type PairFacts, pairsOf, type PoolFacts, type StageFacts, type TeamFacts } from './facts.ts';
import { isComplete, toMatchRecord } from './match-record.ts';

type PoolStandingsView = z.input<typeof PoolStandings>;
type RowView = z.input<typeof StandingsRow>;

/** The only figures of a team that leave the program: no ids, so that a frozen account stays readable. */
export const toReportTeam = ({ number, name, club }: TeamFacts) => ({ number, name, club });

/**
 * Standings of every pool over all matches of the stage that are loaded. Only complete matches count; the others are
 * told as outstanding.
 */
export const poolStandings = (stage: StageFacts): PoolStandingsView[] =>
  stage.pools.map((pool) => {
    const matches = stage.rounds.flatMap((round) => pairsOf(round.matches));
    return standingsOf(
      stage,
      pool,
      matches.filter(({ poolId }) => poolId === pool.id),
    );
  });

function standingsOf(stage: StageFacts, pool: PoolFacts, matches: readonly PairFacts[]): PoolStandingsView {
  const complete = matches.filter(isComplete);
  const scores = complete.map((match) => scoreMatch(toMatchRecord(match), stage.rules));
  const teams = new Map(pool.teams.map((team) => [team.id, team]));
  const placings = rank(pool.teams, scores, stage.settings);
  return {
    pool: pool.name,
    rows: placings.map((placing) => toRow(placing, teams)),
    outstandingMatches: matches.length - complete.length,
  };
}

function toRow({ team, ownMatches, ...placing }: Placing, teams: ReadonlyMap<string, TeamFacts>): RowView {
  const of = (id: string) => teams.get(id) as TeamFacts;
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
    ownMatches: ownMatches.map(({ among, matchPoints, gamePoints }) => ({
      among: among.map((id) => of(id).number).sort((a, b) => a - b),
      matchPoints,
      gamePoints,
    })),
    playOffNeeded: placing.playOffNeeded,
  };
}
