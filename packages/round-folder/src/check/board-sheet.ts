import { type FolderRef, type Report } from '../fault.ts';
import { type ResultRow } from '../read/read-results.ts';
import { type Row } from '../read/read-table.ts';
import { type Gap, numberOrNothing } from './unread.ts';

/** A row of results.csv whose table and board could be read. */
export interface PlacedResult extends ResultRow {
  readonly table: number;
  readonly board: number;
}

/** The results by table and board, and the rows that could not be placed. */
export interface BoardSheet {
  readonly tables: ReadonlyMap<number, ReadonlyMap<number, PlacedResult>>;
  readonly gaps: readonly Gap[];
}

const isPlaced = (row: ResultRow): row is PlacedResult => row.table !== undefined && row.board !== undefined;

/** Lays the rows out by table and board, and reports a board that stands twice at a table. */
export function layOutBoards(
  rows: readonly ResultRow[],
  unread: readonly Row<'results.csv'>[],
  ref: FolderRef,
  report: Report,
): BoardSheet {
  const tables = new Map<number, Map<number, PlacedResult>>();
  for (const row of rows.filter(isPlaced)) {
    const boards = tables.get(row.table) ?? new Map<number, PlacedResult>();
    tables.set(row.table, boards);
    const first = boards.get(row.board);
    if (first === undefined) {
      boards.set(row.board, row);
    } else {
      const other = { ...ref, file: 'results.csv' as const, line: first.line };
      const facts = { table: row.table, board: row.board };
      report('board-twice', { line: row.line, columns: ['table', 'board'], other, facts });
    }
  }
  const gaps = [
    ...rows.filter((row) => !isPlaced(row)).map(({ table, board }) => ({ table, board })),
    ...unread.map(({ cell }) => ({
      table: numberOrNothing(cell('table')),
      board: numberOrNothing(cell('board')),
    })),
  ];
  return { tables, gaps };
}
