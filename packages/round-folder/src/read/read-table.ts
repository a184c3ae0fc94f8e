import { reporter, type Fault, type FolderRef, type Report } from '../fault.ts';
import { type Column, COLUMNS, MAX_COLUMNS, MAX_LINES, NEEDS_ROWS, type TableFile } from '../files.ts';
import { decodeText } from './decode-text.ts';
import { type Header, readHeader } from './read-header.ts';
import { type CsvRecord, type SplitRecords, splitRecords } from './split-records.ts';

/** A row with its values by column. A column that the header lacks has none. */
export interface Row<F extends TableFile> {
  readonly line: number;
  readonly cell: (column: Column<F>) => string | undefined;
}

/** A file read as far as its rows; null rows when it could not be read as a table at all. */
export interface CsvTable<F extends TableFile> {
  readonly rows: readonly Row<F>[];
  /** Rows with too few or too many fields or with broken quotes: not to be trusted, but not nothing either. */
  readonly unread: readonly Row<F>[];
  readonly report: Report;
}

/** Fields are parted by `;`, or by `,` when the header uses that. */
function delimiterOf(text: string): string {
  const header = text.split('\n').find((line) => line.trim() !== '') ?? '';
  return header.includes(';') || !header.includes(',') ? ';' : ',';
}

function toRow<F extends TableFile>({ line, values }: CsvRecord, { places }: Header): Row<F> {
  return {
    line,
    cell: (column) => {
      const place = places.get(column);
      return place === undefined ? undefined : values[place];
    },
  };
}

/** Whether a file has more lines than any round: told once, and not line by line. */
function isTooLong(text: string, report: Report): boolean {
  let lines = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1;
  if (lines <= MAX_LINES) return false;
  report('too-many-lines', { facts: { lines, max: MAX_LINES } });
  return true;
}

/** The records of a file with its header first; null, after a report, when there is no header to go by. */
function readRecords(
  file: TableFile,
  content: Uint8Array | string,
  report: Report,
): (SplitRecords & { readonly first: CsvRecord }) | null {
  const text = decodeText(content, report);
  if (text === null || isTooLong(text, report)) return null;
  const { records, broken } = splitRecords(text, delimiterOf(text), report);
  const [first, ...rest] = records;
  if (first !== undefined && first.line < (broken[0] ?? Infinity)) {
    if (first.values.length <= MAX_COLUMNS) return { first, records: rest, broken };
    const { line, values } = first;
    report('too-many-columns', { line, allowed: COLUMNS[file], facts: { columns: values.length } });
    return null;
  }
  if (broken.length === 0) report('file-empty', { line: 1, allowed: COLUMNS[file] });
  return null;
}

/**
 * Reads one file as rows by column and reports what is amiss with the file, its header and its rows as such. Null when
 * there is nothing that the rest of the folder could be compared with.
 */
export function readTable<F extends TableFile>(
  file: F,
  content: Uint8Array | string | undefined,
  faults: Fault[],
  ref: FolderRef,
): CsvTable<F> | null {
  const report = reporter(faults, ref, file);
  if (content === undefined) {
    report('file-missing', { allowed: COLUMNS[file] });
    return null;
  }
  const read = readRecords(file, content, report);
  if (read === null) return null;
  const { first, records, broken } = read;
  const header = readHeader(first, COLUMNS[file], report);
  const whole = records.filter(({ values }) => values.length === header.width);
  const unread = records.filter(({ values }) => values.length !== header.width);
  for (const { line, values } of unread) {
    report('field-count', { line, facts: { fields: values.length, columns: header.width } });
  }
  if (records.length + broken.length === 0 && NEEDS_ROWS.has(file)) {
    report('no-rows', { line: first.line });
    return null;
  }
  return {
    rows: whole.map((record) => toRow<F>(record, header)),
    unread: [...unread, ...broken.map((line) => ({ line, values: [] }))].map((record) =>
      toRow<F>(record, header),
    ),
    report,
  };
}
