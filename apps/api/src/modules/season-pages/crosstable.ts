import { type CrosstableMatch, type CrosstableRow, type PublicCrosstable } from '@spadille/api-schema';
import { type z } from 'zod';
import { type PublicRound } from '../publication/public-rounds.ts';
import { publicTournament } from '../publication/round-ref.ts';
import { type RoundReportView } from '../results/round-report.ts';

type StandingsView = RoundReportView['standings'][number];
type Cell = z.input<typeof CrosstableMatch>;

/**
 * Team against team by stage and pool: every match that is public, seen by the row's team, and the standings after the
 * last round. Play-offs count in no sum and are not in it. Undefined when nothing is public.
 * @param published the tournament's public rounds by number
 */
export function crosstable(published: readonly PublicRound[]): z.input<typeof PublicCrosstable> | undefined {
  const last = published.at(-1);
  if (!last) return undefined;
  const stages = new Map<string, PublicRound[]>();
  for (const round of published) stages.set(round.stageId, [...(stages.get(round.stageId) ?? []), round]);
  return {
    tournament: publicTournament(last),
    stages: [...stages.values()].map((rounds) => {
      const { report } = rounds.at(-1) as PublicRound;
      return {
        name: report.stage.name,
        after: report.round.label,
        pools: report.standings.map((pool) => ({ pool: pool.pool, rows: rowsOf(pool, rounds) })),
      };
    }),
  };
}

function rowsOf({ rows }: StandingsView, rounds: readonly PublicRound[]): z.input<typeof CrosstableRow>[] {
  return rows.map(({ team, place, shared, matchPoints, gamePoints }) => ({
    team,
    place,
    shared,
    matchPoints,
    gamePoints,
    against: rows.map((other) => matchesBetween(team.number, other.team.number, rounds)),
  }));
}

const matchesBetween = (team: number, other: number, rounds: readonly PublicRound[]): Cell[] =>
  rounds
    .filter(({ report }) => report.round.kind === 'ordinary')
    .flatMap(({ report: { round, matches } }) =>
      matches.flatMap(({ number: match, kind, home, away, score }): Cell[] => {
        const base = { round: round.number, match, kind };
        if (home.number === team && away.number === other) {
          return [{ ...base, gamePoints: score.homeGamePoints, matchPoints: score.homeMatchPoints }];
        }
        if (away.number === team && home.number === other) {
          return [{ ...base, gamePoints: score.awayGamePoints, matchPoints: score.awayMatchPoints }];
        }
        return [];
      }),
    );
