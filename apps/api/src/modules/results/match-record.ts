import { type MatchRecord, type TableRecord } from '@spadille/scoring';
import { type PairFacts, type TableFacts } from './facts.ts';

/** A table as scoring counts it. The database has added up its boards already; scoring needs no more than the net. */
const toTableRecord = (table: TableFacts): TableRecord => ({
  kind: 'total-only',
  nsGamePoints: table.totalOnly ?? table.nsGamePoints,
});

/** A match as it counts in standings. */
export function toMatchRecord(match: PairFacts): MatchRecord {
  const parties = { id: match.id, home: match.home.id, away: match.away.id };
  if (match.walkoverWinner !== null) return { ...parties, kind: 'walkover', winner: match.walkoverWinner };
  if (match.kind !== 'played') return { ...parties, kind: 'unplayed' };
  return {
    ...parties,
    kind: 'played',
    tableA: toTableRecord(match.tableA),
    tableB: toTableRecord(match.tableB),
    penalties: match.penalties,
  };
}

/** Nothing is missing at the table: every board has a result or is accounted for, or the slip gave its total. */
const isTableComplete = (table: TableFacts): boolean =>
  table.totalOnly !== null || table.boardsDone === table.boards;

/** The match counts in standings: it has nothing missing at either table, or was not played out as drawn. */
export const isComplete = (match: PairFacts): boolean =>
  match.kind !== 'played' || (isTableComplete(match.tableA) && isTableComplete(match.tableB));
