import { type PublicTeamView } from '@spadille/api-schema';
import { type z } from 'zod';
import { type RoundReportView } from '../results/round-report.ts';
import { type PublicRound } from '../publication/public-rounds.ts';
import { publicTournament, roundRef } from '../publication/round-ref.ts';

type TeamPage = z.input<typeof PublicTeamView>;
type TeamMatch = TeamPage['matches'][number];
type ReportedMatch = RoundReportView['matches'][number];

/**
 * A team's public matches in their order and its line in the newest public standings; undefined when no public round
 * has it. `rounds` are those of its tournament by number. It is called what it was called last.
 */
export function teamPage(
  rounds: readonly PublicRound[],
  teamNumber: number,
): Omit<TeamPage, 'players'> | undefined {
  const last = rounds.findLast(({ report }) => lineOf(report, teamNumber) !== undefined);
  const line = last && lineOf(last.report, teamNumber);
  if (!last || !line) return undefined;
  return {
    tournament: publicTournament(last),
    team: line.row.team,
    pool: line.pool,
    standing: line.row,
    matches: rounds.flatMap((round) => [...matchesIn(round, teamNumber), ...byesIn(round, teamNumber)]),
  };
}

function lineOf({ standings }: RoundReportView, teamNumber: number) {
  for (const { pool, rows } of standings) {
    const row = rows.find(({ team }) => team.number === teamNumber);
    if (row) return { pool, row };
  }
  return undefined;
}

const matchesIn = (round: PublicRound, teamNumber: number): TeamMatch[] =>
  round.report.matches
    .filter(({ home, away }) => home.number === teamNumber || away.number === teamNumber)
    .map((match) => seenBy(match, match.home.number === teamNumber, round));

function seenBy(
  { number, kind, score, ...match }: ReportedMatch,
  home: boolean,
  round: PublicRound,
): TeamMatch {
  const { number: opponent, name } = home ? match.away : match.home;
  return {
    round: roundRef(round),
    match: number,
    kind,
    home,
    opponent: { number: opponent, name },
    gamePoints: home ? score.homeGamePoints : score.awayGamePoints,
    opponentGamePoints: home ? score.awayGamePoints : score.homeGamePoints,
    matchPoints: home ? score.homeMatchPoints : score.awayMatchPoints,
    opponentMatchPoints: home ? score.awayMatchPoints : score.homeMatchPoints,
  };
}

/** A bye gives nothing and is told as such. */
const byesIn = (round: PublicRound, teamNumber: number): TeamMatch[] =>
  round.report.byes
    .filter(({ number }) => number === teamNumber)
    .map(() => ({
      round: roundRef(round),
      match: null,
      kind: 'bye',
      home: true,
      opponent: null,
      gamePoints: 0,
      opponentGamePoints: 0,
      matchPoints: 0,
      opponentMatchPoints: 0,
    }));
