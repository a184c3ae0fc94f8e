import { type FolderRef, type Report } from '../fault.ts';
import { type Column } from '../files.ts';
import { type MatchRow } from '../read/read-matches.ts';
import { unknownAmong } from './unread.ts';

/** The teams of the folder, and how many rows of teams.csv have no number that could be read. */
export interface KnownTeams {
  readonly numbers: ReadonlySet<number>;
  readonly unread: number;
}

/** A number in a match, and the header it stands under. */
interface Use {
  readonly line: number;
  readonly column: Column<'matches.csv'>;
  readonly number: number;
}

function uses(row: MatchRow, fields: readonly [keyof MatchRow, Column<'matches.csv'>][]): readonly Use[] {
  return fields.flatMap(([field, column]) => {
    const number = row[field];
    return number === undefined ? [] : [{ line: row.line, column, number }];
  });
}

const tablesOf = (row: MatchRow) =>
  uses(row, [
    ['tableA', 'table_a'],
    ['tableB', 'table_b'],
  ]);

const teamsOf = (row: MatchRow) =>
  uses(row, [
    ['home', 'home'],
    ['away', 'away'],
  ]);

type TwiceCode = 'match-number-twice' | 'table-in-two-matches' | 'team-in-two-matches';

/** Reports each number that another row has already. Twice in one row is told by itself. */
function checkOnce(all: readonly Use[], code: TwiceCode, ref: FolderRef, report: Report): void {
  const seen = new Map<number, Use>();
  for (const use of all) {
    const first = seen.get(use.number);
    if (first === undefined) seen.set(use.number, use);
    else if (first.line !== use.line) {
      const other = { ...ref, file: 'matches.csv' as const, line: first.line };
      report(code, { line: use.line, columns: [use.column], found: String(use.number), other });
    }
  }
}

function checkRow({ line, tableA, tableB, home, away }: MatchRow, report: Report): void {
  if (tableA !== undefined && tableA === tableB) {
    report('table-with-itself', { line, columns: ['table_a', 'table_b'], found: String(tableA) });
  }
  if (home === undefined || away === undefined) return;
  const details = { line, columns: ['home', 'away'] };
  if (home === away) report('team-with-itself', { ...details, found: String(home) });
  // §2: the lower-numbered team sits N/S at the lower-numbered table; opponents may have accepted a swap.
  if (home > away) report('home-not-lower', { ...details, facts: { home, away } });
}

/** A match has two tables and two teams of the tournament, and none of them has another match in the round. */
export function checkMatches(
  rows: readonly MatchRow[],
  teams: KnownTeams | null,
  ref: FolderRef,
  report: Report,
): void {
  for (const row of rows) checkRow(row, report);
  const numbers = rows.flatMap((row) => uses(row, [['match', 'match']]));
  checkOnce(numbers, 'match-number-twice', ref, report);
  checkOnce(rows.flatMap(tablesOf), 'table-in-two-matches', ref, report);
  const playing = rows.flatMap(teamsOf);
  checkOnce(playing, 'team-in-two-matches', ref, report);
  if (teams === null) return;
  const strangers = unknownAmong(
    playing.map(({ number }) => number),
    teams.numbers,
    teams.unread,
  );
  const allowed = [...teams.numbers].map(String);
  for (const { line, column, number } of playing) {
    if (strangers.has(number))
      report('team-unknown', { line, columns: [column], found: String(number), allowed });
  }
}
