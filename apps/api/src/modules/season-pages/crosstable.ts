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
      const met = matchesByTeams(rounds);
      return {
        name: report.stage.name,
        after: report.round.label,
        pools: report.standings.map((pool) => ({ pool: pool.pool, rows: rowsOf(pool, met) })),
      };
    }),
  };
}

/** Matches as each of two teams saw them, under `row's team – other team`. */
type Met = ReadonlyMap<string, readonly Cell[]>;

const keyOf = (team: number, other: number): string => `${team} – ${other}`;

function rowsOf({ rows }: StandingsView, met: Met): z.input<typeof CrosstableRow>[] {
  return rows.map(({ team, place, shared, matchPoints, gamePoints }) => ({
    team,
    place,
    shared,
    matchPoints,
    gamePoints,
    against: rows.map((other) => [...(met.get(keyOf(team.number, other.team.number)) ?? [])]),
  }));
}

/** Every ordinary match is looked at once, however many teams there are. */
function matchesByTeams(rounds: readonly PublicRound[]): Met {
  const met = new Map<string, Cell[]>();
  const note = (key: string, cell: Cell) => met.set(key, [...(met.get(key) ?? []), cell]);
  for (const { report } of rounds) {
    if (report.round.kind !== 'ordinary') continue;
    for (const { number: match, kind, home, away, score } of report.matches) {
      const base = { round: report.round.number, match, kind };
      note(keyOf(home.number, away.number), {
        ...base,
        gamePoints: score.homeGamePoints,
        matchPoints: score.homeMatchPoints,
      });
      note(keyOf(away.number, home.number), {
        ...base,
        gamePoints: score.awayGamePoints,
        matchPoints: score.awayMatchPoints,
      });
    }
  }
  return met;
}
