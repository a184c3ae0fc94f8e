import { type FolderRef } from '../fault.ts';
import { type TableFile } from '../files.ts';
import { type MatchRow } from '../read/read-matches.ts';
import { type PenaltyRow } from '../read/read-penalties.ts';
import { type ResultRow } from '../read/read-results.ts';
import { type RulingRow } from '../read/read-rulings.ts';
import { type CsvTable } from '../read/read-table.ts';
import { type TeamRow } from '../read/read-teams.ts';
import { type BoardSheet, layOutBoards } from './board-sheet.ts';
import { checkMatches, type KnownTeams } from './check-matches.ts';
import { checkPartnerTables } from './check-partner-tables.ts';
import { checkPenalties } from './check-penalties.ts';
import { checkRulings } from './check-rulings.ts';
import { checkTablesKnown, type KnownTables } from './check-tables.ts';
import { checkTeams } from './check-teams.ts';
import { defined } from './unread.ts';

/** A file with the values of its rows. */
export interface ReadFile<F extends TableFile, T> {
  readonly table: CsvTable<F>;
  readonly rows: readonly T[];
}

/** What was read of a folder; null for a file that could not be read as a table, or that may be missing and is. */
export interface ReadFiles {
  readonly teams: ReadFile<'teams.csv', TeamRow> | null;
  readonly matches: ReadFile<'matches.csv', MatchRow> | null;
  readonly results: ReadFile<'results.csv', ResultRow> | null;
  readonly penalties: ReadFile<'penalties.csv', PenaltyRow> | null;
  readonly rulings: ReadFile<'rulings.csv', RulingRow> | null;
}

function knownTeams({ table, rows }: ReadFile<'teams.csv', TeamRow>): KnownTeams {
  const numbers = defined(rows.map(({ number }) => number));
  return { numbers: new Set(numbers), unread: rows.length - numbers.length + table.unread.length };
}

function knownTables({ table, rows }: ReadFile<'matches.csv', MatchRow>): KnownTables {
  const cells = rows.flatMap(({ tableA, tableB }) => [tableA, tableB]);
  const numbers = defined(cells);
  return { numbers: new Set(numbers), unread: cells.length - numbers.length + 2 * table.unread.length };
}

/** Lays out the results and compares the tables of each match. */
function checkResults(
  { table, rows }: ReadFile<'results.csv', ResultRow>,
  { matches }: ReadFiles,
  tables: KnownTables | null,
  ref: FolderRef,
): BoardSheet {
  const sheet = layOutBoards(rows, table.unread, ref, table.report);
  if (matches === null || tables === null) return sheet;
  const strangers = checkTablesKnown(rows, tables, table.report);
  // A row at a table that is in no match is likely to be the row that another table lacks.
  const astray = rows.filter((row) => row.table !== undefined && strangers.has(row.table));
  const excuses = astray.map(({ board }) => ({ table: undefined, board }));
  const to = { ref, reportMatch: matches.table.report, reportResult: table.report };
  checkPartnerTables(matches.rows, sheet, excuses, to);
  return sheet;
}

/**
 * Compares the rows of a folder with each other. What could not be read is left out of the comparison, so that a fault
 * told once is not told again as what follows from it.
 */
export function checkFolder(files: ReadFiles, ref: FolderRef): void {
  const { teams, matches, results, penalties, rulings } = files;
  if (teams !== null) checkTeams(teams.rows, ref, teams.table.report);
  const known = teams === null ? null : knownTeams(teams);
  if (matches !== null) checkMatches(matches.rows, known, ref, matches.table.report);
  const tables = matches === null ? null : knownTables(matches);
  const sheet = results === null ? null : checkResults(results, files, tables, ref);
  if (penalties !== null) checkPenalties(penalties.rows, { tables, sheet, ref }, penalties.table.report);
  if (rulings !== null) {
    const beside = { tables, sheet, ref, matches: matches?.rows ?? [], penalties: penalties?.rows ?? [] };
    checkRulings(rulings.rows, beside, rulings.table.report);
  }
}
