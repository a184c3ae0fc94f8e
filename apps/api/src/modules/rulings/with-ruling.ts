import { sideOf, type TableSide, teamSideOf } from '@spadille/rules';
import { type BoardFacts } from '../results/board-facts.ts';
import { type PairFacts, type StageFacts, type TableFacts } from '../results/facts.ts';
import { type BoardPair } from '../results/ruling-facts.ts';
import { type Judged, type LineAfter } from './judge-ruling.ts';

/** A match as it would count with a ruling on one of its boards. */
export function withRuling(
  match: PairFacts,
  pair: BoardPair,
  { ruling, consequence, lines }: Judged,
): PairFacts {
  const offender = teamSideOf(ruling.at, sideOf(ruling.seat));
  const table = (side: TableSide, facts: TableFacts) => withLine(facts, pair[side], lines[side]);
  return {
    ...match,
    tableA: table('a', match.tableA),
    tableB: table('b', match.tableB),
    penalties: consequence.penalty ? [...match.penalties, { offender }] : match.penalties,
  };
}

const withLine = (table: TableFacts, before: BoardFacts, after: LineAfter): TableFacts => ({
  ...table,
  nsGamePoints: table.nsGamePoints - before.nsGamePoints + after.nsGamePoints,
  boardsDone: table.boardsDone - doneOf(before) + doneOf(after),
});

/** A board needs nothing more when it has a result or is cancelled. */
const doneOf = ({ tuple, cancelled }: Pick<LineAfter, 'tuple' | 'cancelled'>): number =>
  tuple !== null || cancelled ? 1 : 0;

/** The stage with one of its matches in another state. */
export const withMatch = (stage: StageFacts, match: PairFacts): StageFacts => ({
  ...stage,
  rounds: stage.rounds.map((round) => ({
    ...round,
    matches: round.matches.map((each) => (each.id === match.id ? match : each)),
  })),
});
