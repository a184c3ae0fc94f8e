import { err, ok, type Result } from '@spadille/core';
import { isPlayed } from '@spadille/rules';
import { irregularityOf } from '@spadille/rulings';
import { stringify } from 'csv-stringify/sync';
import { type Fault } from './fault.ts';
import { COLUMNS, type RoundFile } from './files.ts';
import { type FolderBoard, type FolderRuling, type RoundFolder } from './model.ts';
import { inOrder } from './read/build-folder.ts';
import { readRoundFolder } from './read-round-folders.ts';

/** A round to be written. */
export interface FolderToWrite extends RoundFolder {
  /** Tables that handed in a total without its boards. */
  readonly totalOnlyTables?: readonly number[];
}

/** Why a round cannot be put into the form of a folder. */
export type WriteRefusal =
  /** A folder says a result board by board, and these tables know only their total. */
  | { readonly code: 'total-only-tables'; readonly tables: readonly number[] }
  /** What would be written could not be read again, as with a match that was never played. */
  | { readonly code: 'not-in-folder-form'; readonly faults: readonly Fault[] };

/** rulings.csv is written when there are rulings. */
type WrittenFiles = Readonly<Record<Exclude<RoundFile, 'rulings.csv'>, string> & { 'rulings.csv'?: string }>;

/** Danish spreadsheets see the letters right only after a byte order mark, and the columns right only with `;`. */
function toCsv(file: RoundFile, rows: readonly (readonly (string | number)[])[]): string {
  return stringify([COLUMNS[file], ...rows], { bom: true, delimiter: ';', record_delimiter: 'windows' });
}

function resultRow({ table, board, tuple, cancelled }: FolderBoard): readonly (string | number)[] {
  const status = cancelled ? 'cancelled' : 'played';
  if (tuple === null) return [table, board, '', '', '', '', status];
  if (!isPlayed(tuple)) return [table, board, '', tuple.contract, '', '', status];
  const { declarer, contract, outcome, tout } = tuple;
  return [table, board, declarer, contract, outcome, tout === 'none' ? '' : tout, status];
}

/** Facts in the order in which the entry asks for them. */
const factsCell = ({ rule, facts }: FolderRuling): string =>
  [...new Set([...Object.keys(irregularityOf(rule).asks), ...Object.keys(facts)])]
    .filter((fact) => Object.hasOwn(facts, fact))
    .map((fact) => `${fact}=${facts[fact]}`)
    .join(' ');

const rulingsFile = (rulings: readonly FolderRuling[]): Pick<WrittenFiles, 'rulings.csv'> =>
  rulings.length === 0
    ? {}
    : {
        'rulings.csv': toCsv(
          'rulings.csv',
          rulings.map((ruling) => [ruling.table, ruling.board, ruling.seat, ruling.rule, factsCell(ruling)]),
        ),
      };

function toFiles({ teams, matches, boards, penalties, rulings }: RoundFolder): WrittenFiles {
  return {
    'teams.csv': toCsv(
      'teams.csv',
      teams.map(({ number, name, club }) => [number, name, club]),
    ),
    'matches.csv': toCsv(
      'matches.csv',
      matches.map(({ match, tableA, tableB, home, away }) => [match, tableA, tableB, home, away]),
    ),
    'results.csv': toCsv('results.csv', boards.map(resultRow)),
    'penalties.csv': toCsv(
      'penalties.csv',
      penalties.map(({ table, board, side, rule }) => [table, board, side, rule, 1]),
    ),
    ...rulingsFile(rulings),
  };
}

/**
 * Writes a round as a folder: the text of each file by its name, with `;`, byte order mark and `\r\n`. Refused when the
 * form has no room for it; what is written reads back as the same round.
 */
export function writeRoundFolder(folder: FolderToWrite): Result<WrittenFiles, WriteRefusal> {
  const tables = folder.totalOnlyTables ?? [];
  if (tables.length > 0) return err({ code: 'total-only-tables', tables });
  const files = toFiles(inOrder(folder));
  const readBack = readRoundFolder({ label: folder.label, files });
  return readBack.ok ? ok(files) : err({ code: 'not-in-folder-form', faults: readBack.error });
}
