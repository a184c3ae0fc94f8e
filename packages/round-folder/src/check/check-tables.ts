import { type Report } from '../fault.ts';
import { unknownAmong } from './unread.ts';

/** The tables of the round's matches, and how many cells of matches.csv may hold another. */
export interface KnownTables {
  readonly numbers: ReadonlySet<number>;
  readonly unread: number;
}

/** Reports rows at tables that are in no match, and answers with those tables. */
export function checkTablesKnown(
  rows: readonly { readonly line: number; readonly table: number | undefined }[],
  known: KnownTables,
  report: Report,
): ReadonlySet<number> {
  const used = rows.flatMap(({ table }) => (table === undefined ? [] : [table]));
  const strangers = unknownAmong(used, known.numbers, known.unread);
  const allowed = [...known.numbers].sort((a, b) => a - b).map(String);
  for (const { line, table } of rows) {
    if (table !== undefined && strangers.has(table)) {
      report('table-in-no-match', { line, columns: ['table'], found: String(table), allowed });
    }
  }
  return strangers;
}
