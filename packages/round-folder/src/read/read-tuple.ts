import {
  type BoardTuple,
  checkTout,
  CONTRACT_CODES,
  OUTCOMES,
  PASSED,
  type PlayedContract,
  SEATS,
  type Tout,
} from '@spadille/rules';
import { type Report } from '../fault.ts';
import { type Column } from '../files.ts';
import { readCode } from './read-cell.ts';
import { type Row } from './read-table.ts';

const RESULT_COLUMNS = [
  'declarer',
  'contract',
  'outcome',
  'tout',
] as const satisfies readonly Column<'results.csv'>[];
type ResultColumn = (typeof RESULT_COLUMNS)[number];

/** The touts that are written; none is an empty cell. */
const WRITTEN_TOUTS = ['made', 'failed'] as const satisfies readonly Tout[];

/** Whether the row says nothing about the result, as a cancelled one may. */
export const saysNoResult = ({ cell }: Row<'results.csv'>): boolean =>
  RESULT_COLUMNS.every((column) => (cell(column) ?? '') === '');

/**
 * The result of a row of results.csv; undefined after a report. Each code is checked by itself and then beside the
 * others, so that one that is unknown does not hide another.
 */
export function readTuple(row: Row<'results.csv'>, report: Report): BoardTuple | undefined {
  const { line, cell } = row;
  const code = <T extends string>(column: ResultColumn, allowed: readonly T[]) =>
    readCode({ text: cell(column), line, column }, allowed, report);
  const optional = <T extends string>(column: ResultColumn, allowed: readonly T[]) =>
    cell(column) === '' ? null : code(column, allowed);
  const contract = code('contract', CONTRACT_CODES);
  const declarer = optional('declarer', SEATS);
  const outcome = optional('outcome', OUTCOMES);
  const tout = optional('tout', WRITTEN_TOUTS);
  if (contract === undefined) return undefined;
  if (contract === 'pas') return checkPassed(row, report);
  checkFilled(row, contract, report);
  if (!declarer || !outcome || tout === undefined) return undefined;
  const checked = checkTout(contract, outcome, tout ?? 'none');
  if (checked.ok) return { contract, declarer, outcome, tout: checked.value };
  const found = tout ?? '';
  report(checked.error.code, { line, columns: ['tout'], found, facts: { contract, outcome } });
  return undefined;
}

/** A passed board has no declarer, outcome or tout. */
function checkPassed({ line, cell }: Row<'results.csv'>, report: Report): BoardTuple | undefined {
  const filled = (['declarer', 'outcome', 'tout'] as const).filter((column) => (cell(column) ?? '') !== '');
  for (const column of filled)
    report(`${column}-on-pas`, { line, columns: [column], found: cell(column) ?? '' });
  return filled.length === 0 ? PASSED : undefined;
}

/** A played contract has a declarer and an outcome. */
function checkFilled({ line, cell }: Row<'results.csv'>, contract: PlayedContract, report: Report): void {
  const facts = { contract };
  if (cell('declarer') === '') {
    report('declarer-missing', { line, columns: ['declarer'], found: '', allowed: SEATS, facts });
  }
  if (cell('outcome') === '') {
    report('outcome-missing', { line, columns: ['outcome'], found: '', allowed: OUTCOMES, facts });
  }
}
