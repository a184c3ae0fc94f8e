import { type BoardTuple, dealerOf, handsFor, isPlayed } from '@spadille/rules';
import { type Report } from '../fault.ts';
import { MAX_BOARD, MAX_NUMBER } from '../files.ts';
import { readCode, readNumber } from './read-cell.ts';
import { type CsvTable, type Row } from './read-table.ts';
import { readTuple, saysNoResult } from './read-tuple.ts';

const STATUSES = ['played', 'cancelled'] as const;
export type Status = (typeof STATUSES)[number];

/** A row of results.csv as far as it could be read. */
export interface ResultRow {
  readonly line: number;
  readonly table: number | undefined;
  readonly board: number | undefined;
  /** Null on a cancelled row that says no result. */
  readonly tuple: BoardTuple | null | undefined;
  readonly status: Status | undefined;
}

/** The person who sits out a board has no cards to declare with, unless the folder was turned round (§2, §4). */
export function warnOfSitter(
  row: { readonly line: number; readonly column: string; readonly board: number; readonly tuple: BoardTuple },
  report: Report,
): void {
  const { line, column, board, tuple } = row;
  if (!isPlayed(tuple)) return;
  const dealer = dealerOf(board);
  const { sitter, ...hands } = handsFor(dealer);
  if (tuple.declarer !== sitter) return;
  const allowed = Object.values(hands);
  report('declarer-sits-out', {
    line,
    columns: [column],
    found: sitter,
    allowed,
    facts: { board, dealer },
  });
}

function readResult(row: Row<'results.csv'>, report: Report): ResultRow {
  const { line, cell } = row;
  const table = readNumber({ text: cell('table'), line, column: 'table' }, MAX_NUMBER, report);
  const board = readNumber({ text: cell('board'), line, column: 'board' }, MAX_BOARD, report);
  const status = readCode({ text: cell('status'), line, column: 'status' }, STATUSES, report);
  // With an unknown status an empty result may be meant as cancelled: the status is fault enough.
  const tuple = status !== 'played' && saysNoResult(row) ? null : readTuple(row, report);
  if (board !== undefined && tuple) warnOfSitter({ line, column: 'declarer', board, tuple }, report);
  return { line, table, board, tuple, status };
}

/** Reads the values of results.csv. */
export const readResults = ({ rows, report }: CsvTable<'results.csv'>): readonly ResultRow[] =>
  rows.map((row) => readResult(row, report));
