import { type FolderRef, type Report } from '../fault.ts';
import { type PenaltyRow } from '../read/read-penalties.ts';
import { type BoardSheet } from './board-sheet.ts';
import { checkTablesKnown, type KnownTables } from './check-tables.ts';
import { mayBeUnread } from './unread.ts';

/** Reports penalties on boards that no row of results.csv is about. */
function checkBoards(
  rows: readonly PenaltyRow[],
  strangers: ReadonlySet<number>,
  { tables, gaps }: BoardSheet,
  report: Report,
): void {
  for (const { line, table, board } of rows) {
    if (table === undefined || board === undefined || strangers.has(table)) continue;
    if (tables.get(table)?.has(board) || mayBeUnread(gaps, table, board)) continue;
    report('penalty-without-result', { line, columns: ['table', 'board'], facts: { table, board } });
  }
}

/** Two penalties for the same may be right, but a row keyed in twice is likelier. */
function warnOfRepeated(rows: readonly PenaltyRow[], ref: FolderRef, report: Report): void {
  const seen = new Map<string, number>();
  for (const { line, table, board, side, rule } of rows) {
    if (table === undefined || board === undefined || side === undefined || rule === undefined) continue;
    const key = [table, board, side, rule].join();
    const first = seen.get(key);
    if (first === undefined) seen.set(key, line);
    else {
      const other = { ...ref, file: 'penalties.csv' as const, line: first };
      report('penalty-twice', { line, columns: ['table', 'board', 'side', 'rule'], other });
    }
  }
}

/** A penalty is given at a table of a match, on a board that has a row there. */
export function checkPenalties(
  rows: readonly PenaltyRow[],
  { tables, sheet, ref }: { tables: KnownTables | null; sheet: BoardSheet | null; ref: FolderRef },
  report: Report,
): void {
  const strangers = tables === null ? new Set<number>() : checkTablesKnown(rows, tables, report);
  if (sheet !== null) checkBoards(rows, strangers, sheet, report);
  warnOfRepeated(rows, ref, report);
}
