import { type FolderRef, type Report } from '../fault.ts';
import { type MatchRow } from '../read/read-matches.ts';
import { type BoardSheet, type PlacedResult } from './board-sheet.ts';
import { type Gap, takeUnread } from './unread.ts';

/** A match whose two tables could be read. */
interface TablePair {
  readonly line: number;
  readonly tableA: number;
  readonly tableB: number;
}

interface PairCheck {
  readonly sheet: BoardSheet;
  /** Unread rows that have not yet been taken for a missing board. */
  readonly gaps: Gap[];
  readonly ref: FolderRef;
  readonly reportMatch: Report;
  readonly reportResult: Report;
}

type Boards = ReadonlyMap<number, PlacedResult>;
const NO_BOARDS: Boards = new Map();

/** Boards played at one of two partner tables only cannot be compared (§4). */
function checkMissing(here: Boards, there: Boards, partner: number, check: PairCheck): void {
  for (const { line, table, board } of here.values()) {
    if (there.has(board) || takeUnread(check.gaps, partner, board)) continue;
    check.reportResult('board-missing-at-partner', {
      line,
      columns: ['table', 'board'],
      facts: { table, board, partner },
    });
  }
}

/** A board is cancelled at both partner tables or at neither (§4). */
function checkCancelled(here: Boards, there: Boards, { ref, reportResult }: PairCheck): void {
  for (const row of here.values()) {
    const partner = there.get(row.board);
    if (partner?.status !== 'played' || row.status !== 'cancelled') continue;
    reportResult('cancelled-at-one-table', {
      line: row.line,
      columns: ['status'],
      found: row.status,
      other: { ...ref, file: 'results.csv', line: partner.line },
      facts: { board: row.board, table: row.table, partner: partner.table },
    });
  }
}

/** Whether any row, also one that could not be read whole, is from this table. */
const handedIn = (table: number, { sheet }: PairCheck): boolean =>
  sheet.tables.has(table) || sheet.gaps.some((gap) => gap.table === table);

/** Whether both tables handed in anything; reports those that did not, on the match's line. */
function checkHandedIn({ line, tableA, tableB }: TablePair, check: PairCheck): boolean {
  const [a, b] = [handedIn(tableA, check), handedIn(tableB, check)];
  if (a && b) return true;
  if (!a && !b) {
    const facts = { tableA, tableB };
    check.reportMatch('match-without-results', { line, columns: ['table_a', 'table_b'], facts });
    return false;
  }
  const [column, table, partner] = a ? ['table_b', tableB, tableA] : ['table_a', tableA, tableB];
  const first = [...(check.sheet.tables.get(partner)?.values() ?? [])][0];
  check.reportMatch('table-without-results', {
    line,
    columns: [column],
    found: String(table),
    other: first ? { ...check.ref, file: 'results.csv', line: first.line } : null,
    facts: { table, partner },
  });
  return false;
}

function checkPair(pair: TablePair, check: PairCheck): void {
  if (!checkHandedIn(pair, check)) return;
  const a = check.sheet.tables.get(pair.tableA) ?? NO_BOARDS;
  const b = check.sheet.tables.get(pair.tableB) ?? NO_BOARDS;
  checkMissing(a, b, pair.tableB, check);
  checkMissing(b, a, pair.tableA, check);
  checkCancelled(a, b, check);
  checkCancelled(b, a, check);
}

/** Compares the two tables of every match. Rows of which none tells its table say nothing of any match. */
export function checkPartnerTables(
  matches: readonly MatchRow[],
  sheet: BoardSheet,
  excuses: readonly Gap[],
  to: Pick<PairCheck, 'ref' | 'reportMatch' | 'reportResult'>,
): void {
  const unplaced = sheet.gaps.every(({ table }) => table === undefined);
  if (sheet.tables.size === 0 && sheet.gaps.length > 0 && unplaced) return;
  const check: PairCheck = { sheet, gaps: [...sheet.gaps, ...excuses], ...to };
  const compared = new Set<number>();
  for (const { line, tableA, tableB } of matches) {
    if (tableA === undefined || tableB === undefined || tableA === tableB) continue;
    // A table of two matches has one partner at most; that it has two is told already.
    if (compared.has(tableA) || compared.has(tableB)) continue;
    compared.add(tableA).add(tableB);
    checkPair({ line, tableA, tableB }, check);
  }
}
