import { sideOf } from '@spadille/rules';
import { irregularityOf } from '@spadille/rulings';
import { type FolderRef, type Report } from '../fault.ts';
import { type MatchRow } from '../read/read-matches.ts';
import { type PenaltyRow } from '../read/read-penalties.ts';
import { type RulingRow } from '../read/read-rulings.ts';
import { type BoardSheet } from './board-sheet.ts';
import { checkRuledBoards } from './check-ruled-boards.ts';
import { checkTablesKnown, type KnownTables } from './check-tables.ts';
import { type PlacedRuling } from './report-ruling-fault.ts';
import { mayBeUnread } from './unread.ts';

/** What rulings are compared with; null for what could not be read. */
export interface BesideRulings {
  readonly tables: KnownTables | null;
  readonly sheet: BoardSheet | null;
  readonly ref: FolderRef;
  readonly matches: readonly MatchRow[];
  readonly penalties: readonly PenaltyRow[];
}

/** The rulings of which all but the facts could be read. */
const placedRulings = (rows: readonly RulingRow[]): readonly PlacedRuling[] =>
  rows.flatMap(({ line, table, board, seat, rule, facts }) => {
    if (table === undefined || board === undefined || seat === undefined || rule === undefined) return [];
    return [{ line, table, board, seat, rule, facts: facts ?? {}, factsRead: facts !== undefined }];
  });

/** A ruling is made at a table of a match, on a board that has a row there. */
function checkPlaces(rows: readonly RulingRow[], { tables, sheet }: BesideRulings, report: Report): void {
  const strangers = tables === null ? new Set<number>() : checkTablesKnown(rows, tables, report);
  if (sheet === null) return;
  for (const { line, table, board } of rows) {
    if (table === undefined || board === undefined || strangers.has(table)) continue;
    if (sheet.tables.get(table)?.has(board) || mayBeUnread(sheet.gaps, table, board)) continue;
    report('ruling-without-result', { line, columns: ['table', 'board'], facts: { table, board } });
  }
}

const RULED = ['table', 'board', 'seat', 'rule'] as const;

/** The same ruling twice may be right, for two offences, but a row keyed in twice is likelier. */
function warnOfRepeated(rulings: readonly PlacedRuling[], ref: FolderRef, report: Report): void {
  const seen = new Map<string, number>();
  for (const ruling of rulings) {
    const { line, facts } = ruling;
    const key = [
      ...RULED.map((column) => ruling[column]),
      JSON.stringify(Object.entries(facts).sort()),
    ].join();
    const first = seen.get(key);
    const other = { ...ref, file: 'rulings.csv' as const, line: first ?? 0 };
    if (first === undefined) seen.set(key, line);
    else report('ruling-twice', { line, columns: [...RULED, 'facts'], other });
  }
}

/** A penalty point of a ruling is not written in penalties.csv as well, unless there were two offences. */
function warnOfPenalties(
  rulings: readonly PlacedRuling[],
  { penalties, ref }: BesideRulings,
  report: Report,
): void {
  for (const { line, table, board, seat, rule, facts } of rulings) {
    if (!irregularityOf(rule).decide(facts).penalty) continue;
    const same = penalties.find(
      (row) => row.table === table && row.board === board && row.side === sideOf(seat) && row.rule === rule,
    );
    if (same === undefined) continue;
    const other = { ...ref, file: 'penalties.csv' as const, line: same.line };
    report('penalty-ruled-too', { line, columns: [...RULED], other });
  }
}

/** A ruling is made on a board that was handed in, and its seat, contract and facts fit what it finds there. */
export function checkRulings(rows: readonly RulingRow[], beside: BesideRulings, report: Report): void {
  checkPlaces(rows, beside, report);
  const placed = placedRulings(rows);
  if (beside.sheet !== null) checkRuledBoards(placed, beside.matches, beside.sheet, report);
  const rulings = placed.filter(({ factsRead }) => factsRead);
  warnOfRepeated(rulings, beside.ref, report);
  warnOfPenalties(rulings, beside, report);
}
