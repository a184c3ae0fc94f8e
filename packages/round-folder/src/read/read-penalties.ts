import { SIDES, type Side } from '@spadille/rules';
import { canGrantPenalty, isRulingId, RULING_IDS } from '@spadille/rulings';
import { type Report } from '../fault.ts';
import { MAX_BOARD, MAX_NUMBER } from '../files.ts';
import { readCode, readNumber } from './read-cell.ts';
import { type CsvTable, type Row } from './read-table.ts';

/** A row of penalties.csv as far as it could be read. */
export interface PenaltyRow {
  readonly line: number;
  readonly table: number | undefined;
  readonly board: number | undefined;
  readonly side: Side | undefined;
  readonly rule: string | undefined;
}

/** "Anything else, by principle" (§22) says nothing without the director's words, for which a folder has no room. */
const NOT_FOR_FOLDERS = 'other';

/** Entries that penalties.csv may name. */
export const PENALTY_RULES: readonly string[] = RULING_IDS.filter(
  (id) => canGrantPenalty(id) && id !== NOT_FOR_FOLDERS,
);

/** A strafpoint is one point an offence, never more (§22). */
const POINTS = '1';

function readRule({ line, cell }: Row<'penalties.csv'>, report: Report): string | undefined {
  const rule = cell('rule');
  if (rule === undefined || PENALTY_RULES.includes(rule)) return rule;
  const details = { line, columns: ['rule'], found: rule, allowed: PENALTY_RULES };
  if (!isRulingId(rule)) report('rule-unknown', details);
  else report(canGrantPenalty(rule) ? 'rule-not-for-folders' : 'rule-grants-none', details);
  return undefined;
}

function readPenalty(row: Row<'penalties.csv'>, report: Report): PenaltyRow {
  const { line, cell } = row;
  const points = cell('points');
  if (points !== undefined && points !== POINTS) {
    report('penalty-points', { line, columns: ['points'], found: points, allowed: [POINTS] });
  }
  return {
    line,
    table: readNumber({ text: cell('table'), line, column: 'table' }, MAX_NUMBER, report),
    board: readNumber({ text: cell('board'), line, column: 'board' }, MAX_BOARD, report),
    side: readCode({ text: cell('side'), line, column: 'side' }, SIDES, report),
    rule: readRule(row, report),
  };
}

/** Reads the values of penalties.csv. */
export const readPenalties = ({ rows, report }: CsvTable<'penalties.csv'>): readonly PenaltyRow[] =>
  rows.map((row) => readPenalty(row, report));
