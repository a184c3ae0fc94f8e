import { type BoardTuple, isPlayed } from '@spadille/rules';
import { type RulingStep } from '@spadille/rulings';
import { rulePair, type RulingOfMatch } from '../apply-folder-rulings.ts';
import { type Report } from '../fault.ts';
import { type MatchRow } from '../read/read-matches.ts';
import { warnOfSitter } from '../read/read-results.ts';
import { type BoardSheet } from './board-sheet.ts';
import { type PlacedRuling, reportRulingFault } from './report-ruling-fault.ts';

type RulingToCheck = PlacedRuling & RulingOfMatch;

/** A board's results as its match's tables handed them in; without a row none, and undefined when it could not be read. */
interface TableBoard {
  readonly tuple: BoardTuple | null | undefined;
  readonly cancelled: boolean;
}

const declarerOf = (tuple: BoardTuple | null) => (tuple !== null && isPlayed(tuple) ? tuple.declarer : null);

/** A corrected declarer may sit out the board just as a recorded one. */
function warnOfNewDeclarer({ ruling, before, after }: RulingStep<RulingToCheck>, report: Report): void {
  const { line, board } = ruling;
  if (after.tuple === null || declarerOf(before.tuple) === declarerOf(after.tuple)) return;
  warnOfSitter({ line, column: 'facts', board, tuple: after.tuple }, report);
}

function checkStep(step: RulingStep<RulingToCheck>, recorded: BoardTuple | null, report: Report): void {
  const { ruling, before, faults } = step;
  const passed = recorded?.contract === 'pas' && before.tuple?.contract === 'pas';
  // [choice] Narrower than the catalogue, as the form of the folder says: on a recorded pas only a corrected result.
  if (passed && ruling.rule !== 'misrecorded') {
    report('ruling-on-pas', { line: ruling.line, columns: ['rule'], found: ruling.rule });
    return;
  }
  for (const fault of faults) reportRulingFault(fault, ruling, report);
  warnOfNewDeclarer(step, report);
}

/** The two tables of a table's match; a table whose match could not be read stands alone. */
function tablesOfMatch(table: number, matches: readonly MatchRow[]): { a: number; b: number | undefined } {
  const match = matches.find(({ tableA, tableB }) => tableA === table || tableB === table);
  return match?.tableA === undefined ? { a: table, b: undefined } : { a: match.tableA, b: match.tableB };
}

/** Rulings with their places, gathered by match and board, in file order. */
function gather(rulings: readonly PlacedRuling[], matches: readonly MatchRow[]) {
  const boards = new Map<
    string,
    { a: number; b: number | undefined; board: number; rulings: RulingToCheck[] }
  >();
  for (const ruling of rulings) {
    const { table, board } = ruling;
    const { a, b } = tablesOfMatch(table, matches);
    const key = `${a} ${board}`;
    const entry = boards.get(key) ?? { a, b, board, rulings: [] };
    boards.set(key, entry);
    entry.rulings.push({ ...ruling, at: table === a ? 'a' : 'b' });
  }
  return [...boards.values()];
}

/**
 * Carries the rulings out board by board, and reports those that can't stand on what they find there: the recorded result
 * as the rulings before them in the file have left it. Boards whose result could not be read are left out.
 */
export function checkRuledBoards(
  rulings: readonly PlacedRuling[],
  matches: readonly MatchRow[],
  sheet: BoardSheet,
  report: Report,
): void {
  const resultAt = (table: number | undefined, board: number): TableBoard | undefined => {
    const row = table === undefined ? undefined : sheet.tables.get(table)?.get(board);
    return row && { tuple: row.tuple, cancelled: row.status === 'cancelled' };
  };
  for (const { a, b, board, rulings: onBoard } of gather(rulings, matches)) {
    const results = { a: resultAt(a, board), b: resultAt(b, board) };
    const read = onBoard.filter(({ at }) => results[at]?.tuple !== undefined);
    const known = ({ tuple = null, cancelled = false }: Partial<TableBoard> = {}) => ({ tuple, cancelled });
    const pair = rulePair({ board, a: known(results.a), b: known(results.b), rulings: read });
    for (const at of ['a', 'b'] as const) {
      for (const step of pair[at].steps) checkStep(step, results[at]?.tuple ?? null, report);
    }
  }
}
