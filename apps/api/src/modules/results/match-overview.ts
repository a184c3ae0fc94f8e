import { type MatchOverview, type TableOverview } from '@spadille/api-schema';
import { type TableSide } from '@spadille/rules';
import { RECONCILE_EVERY, reconciledTo as agreedTo, scoreMatch, tableTotals } from '@spadille/scoring';
import { type z } from 'zod';
import {
  type MatchFacts,
  type PairFacts,
  type StageFacts,
  type TableFacts,
  type TeamFacts,
} from './facts.ts';
import { isComplete, toMatchRecord } from './match-record.ts';
import { boardsDone } from './round-summary.ts';

export type MatchOverviewView = z.input<typeof MatchOverview>;
type TableOverviewView = z.input<typeof TableOverview>;

/** A match, or a bye, as a director sees it in a list: what stands, and what is missing. */
export function matchOverview(match: MatchFacts, { rules }: Pick<StageFacts, 'rules'>): MatchOverviewView {
  const { id, pool, version, boards } = match;
  const base = { id, pool, version, boards, home: teamView(match.home) };
  if (match.kind === 'bye') return { ...base, ...BYE };
  const { homeGamePoints, awayGamePoints, homeMatchPoints, awayMatchPoints } = scoreMatch(
    toMatchRecord(match),
    rules,
  );
  return {
    ...base,
    number: match.number,
    kind: match.kind,
    away: teamView(match.away),
    walkoverWinner: match.walkoverWinner,
    reason: match.reason,
    complete: isComplete(match),
    score: { homeGamePoints, awayGamePoints, homeMatchPoints, awayMatchPoints },
    tables: tablesOf(match),
    penalties: match.penalties.length,
    cancelledBoards: [...match.tableA.cancelledBoards],
    ruledBoards: atEitherTable(match, ({ ruledBoards }) => ruledBoards),
    notPlayedBoards: [...match.tableA.notPlayedBoards],
  };
}

const BYE = {
  number: null,
  kind: 'bye',
  away: null,
  walkoverWinner: null,
  reason: null,
  complete: true,
  score: null,
  tables: [],
  penalties: 0,
  cancelledBoards: [],
  ruledBoards: [],
  notPlayedBoards: [],
} as const satisfies Partial<MatchOverviewView>;

const atEitherTable = (
  { tableA, tableB }: PairFacts,
  boardsOf: (table: TableFacts) => readonly number[],
): number[] => [...new Set([tableA, tableB].flatMap(boardsOf))].sort((a, b) => a - b);

const teamView = ({ id, number, name, club, withdrawn }: TeamFacts) => ({
  id,
  number,
  name,
  club,
  withdrawn,
});

const tablesOf = ({ tableA, tableB }: PairFacts): TableOverviewView[] => [
  tableOverview(tableA, 'a'),
  tableOverview(tableB, 'b'),
];

function tableOverview(table: TableFacts, side: TableSide): TableOverviewView {
  return {
    id: table.id,
    number: table.number,
    side,
    mode: table.totalOnly === null ? 'boards' : 'total-only',
    boardsDone: boardsDone(table),
    boardsTotal: table.boards,
    nsGamePoints: table.totalOnly ?? table.nsGamePoints,
    lastEntryAt: table.lastEntryAt?.toISOString() ?? null,
    reconciledTo: reconciledTo(table),
    currentBoard: table.totalOnly === null ? table.firstOpenBoard : null,
    disputedBoards: [...table.disputedBoards],
  };
}

/**
 * §21: the table reconciles after every fourth board and after the last. Where phones are used up to the last total that
 * both pairs have agreed to; on paper nobody tells, so up to the last full four without a gap, or to the end.
 */
export function reconciledTo({ totalOnly, firstOpenBoard, boards, sheet }: TableFacts): number {
  if (sheet !== null && totalOnly === null) return agreedTo(tableTotals(sheet));
  if (totalOnly !== null || firstOpenBoard === null) return boards;
  const without = firstOpenBoard - 1;
  return without - (without % RECONCILE_EVERY);
}
