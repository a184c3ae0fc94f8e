import { type MatchSide, sideOf, type TableSide, teamSideOf } from '@spadille/rules';
import { type BoardFacts } from '../results/board-facts.ts';
import { type PairFacts, type PenaltyFacts, type StageFacts, type TableFacts } from '../results/facts.ts';
import { type BoardPair, type RulingFacts } from '../results/ruling-facts.ts';
import { type BoardChange } from './board-change.ts';
import { type LineAfter } from './judge-ruling.ts';

/** A match as it would count with another board. */
export function withChange(
  match: PairFacts,
  pair: BoardPair,
  { lines, penaltiesGiven, penaltiesTaken }: BoardChange,
): PairFacts {
  const table = (side: TableSide, facts: TableFacts) => withLine(facts, pair[side], lines[side]);
  return {
    ...match,
    tableA: table('a', match.tableA),
    tableB: table('b', match.tableB),
    penalties: [
      ...penaltiesTaken.map(offenderOf).reduce(withoutOne, match.penalties),
      ...penaltiesGiven.map((ruling) => ({ offender: offenderOf(ruling) })),
    ],
  };
}

const offenderOf = ({ at, seat }: RulingFacts): MatchSide => teamSideOf(at, sideOf(seat));

/** Penalty points count alike: whichever of the same team's is taken back, the match is the same. */
const withoutOne = (penalties: readonly PenaltyFacts[], offender: MatchSide): readonly PenaltyFacts[] =>
  penalties.toSpliced(
    penalties.findIndex((each) => each.offender === offender),
    1,
  );

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
