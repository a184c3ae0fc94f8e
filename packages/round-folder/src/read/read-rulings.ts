import { type Seat, SEATS } from '@spadille/rules';
import { type GivenFacts, isRulingId, type RulingId } from '@spadille/rulings';
import { type Report } from '../fault.ts';
import { MAX_BOARD, MAX_NUMBER } from '../files.ts';
import { FOLDER_RULES } from './not-for-folders.ts';
import { readCode, readNumber } from './read-cell.ts';
import { readFacts } from './read-facts.ts';
import { type CsvTable, type Row } from './read-table.ts';

/** A row of rulings.csv as far as it could be read. */
export interface RulingRow {
  readonly line: number;
  readonly table: number | undefined;
  readonly board: number | undefined;
  readonly seat: Seat | undefined;
  readonly rule: RulingId | undefined;
  readonly facts: GivenFacts | undefined;
}

function readRule({ line, cell }: Row<'rulings.csv'>, report: Report): RulingId | undefined {
  const rule = cell('rule');
  if (rule === undefined) return undefined;
  if (isRulingId(rule) && FOLDER_RULES.includes(rule)) return rule;
  const details = { line, columns: ['rule'], found: rule, allowed: FOLDER_RULES };
  report(isRulingId(rule) ? 'rule-not-for-folders' : 'rule-unknown', details);
  return undefined;
}

function readRuling(row: Row<'rulings.csv'>, report: Report): RulingRow {
  const { line, cell } = row;
  const table = readNumber({ text: cell('table'), line, column: 'table' }, MAX_NUMBER, report);
  const board = readNumber({ text: cell('board'), line, column: 'board' }, MAX_BOARD, report);
  const seat = readCode({ text: cell('seat'), line, column: 'seat' }, SEATS, report);
  const rule = readRule(row, report);
  return { line, table, board, seat, rule, facts: readFacts(row, rule, report) };
}

/** Reads the values of rulings.csv. */
export const readRulings = ({ rows, report }: CsvTable<'rulings.csv'>): readonly RulingRow[] =>
  rows.map((row) => readRuling(row, report));
