import { type CrosstableMatch, type CrosstableRow, type PublicCrosstable } from '@spadille/api-schema';
import { groupBy } from '@spadille/core';
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
  return {
    tournament: publicTournament(last),
    stages: [...groupBy(published, ({ stageId }) => stageId).values()].map((rounds) => {
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
  const seen = rounds
    .filter(({ report }) => report.round.kind === 'ordinary')
    .flatMap(({ report }) => report.matches.flatMap((match) => seenByBoth(report.round.number, match)));
  const groups = groupBy(seen, ({ key }) => key);
  return new Map([...groups].map(([key, own]) => [key, own.map(({ cell }) => cell)]));
}

type Match = PublicRound['report']['matches'][number];

function seenByBoth(round: number, { number: match, kind, home, away, score }: Match) {
  const base = { round, match, kind };
  const { homeGamePoints, homeMatchPoints, awayGamePoints, awayMatchPoints } = score;
  const [ofHome, ofAway]: [Cell, Cell] = [
    { ...base, gamePoints: homeGamePoints, matchPoints: homeMatchPoints },
    { ...base, gamePoints: awayGamePoints, matchPoints: awayMatchPoints },
  ];
  return [
    { key: keyOf(home.number, away.number), cell: ofHome },
    { key: keyOf(away.number, home.number), cell: ofAway },
  ];
}
