import { CsvError, parse } from 'csv-parse/sync';
import { type Report } from '../fault.ts';

/** The rows of a file, and the lines of those whose quotes are broken. */
export interface SplitRecords {
  readonly records: readonly CsvRecord[];
  readonly broken: readonly number[];
}

/** A row of a file: its values with blanks cut, and the line on which it begins. */
export interface CsvRecord {
  readonly line: number;
  readonly values: readonly string[];
}

/** After so many rows with broken quotes the file is no CSV, and reading on would only repeat itself. */
const MAX_BROKEN_ROWS = 100;

interface Stretch {
  readonly records: readonly CsvRecord[];
  /** The row at which quotes went wrong. */
  readonly broken: { readonly line: number; readonly code: 'quote-not-closed' | 'quote-misplaced' } | null;
}

interface ParsedRecord {
  readonly record: readonly string[];
  /** The text of the row with its line end; blank rows come too, so nothing of the file is left out. */
  readonly raw: string;
}

/** Reads rows up to the first one whose quotes are broken. `text` begins on line `firstLine` of its file. */
function readStretch(text: string, delimiter: string, firstLine: number): Stretch {
  const records: CsvRecord[] = [];
  let next = firstLine;
  const options = {
    delimiter,
    record_delimiter: '\n',
    trim: true,
    relax_column_count: true,
    max_record_size: 0,
    raw: true,
    on_record: (parsed: unknown) => {
      const { record, raw } = parsed as ParsedRecord;
      records.push({ line: next, values: record.map((value) => value.trim()) });
      // Counted here: the parser's own count takes a lone carriage return for a line.
      next += raw.split('\n').length - 1;
      return null;
    },
  };
  try {
    parse(text, options);
    return { records, broken: null };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const code = error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'quote-not-closed' : 'quote-misplaced';
    return { records, broken: { line: next, code } };
  }
}

/**
 * Splits a file into rows (RFC 4180), without those that are blank. A row with broken quotes is reported, and reading
 * goes on with the line after the one on which it begins, so that one stray quote does not hide the rest of the file.
 */
export function splitRecords(text: string, delimiter: string, report: Report): SplitRecords {
  const stretches: (readonly CsvRecord[])[] = [];
  const lines = text.split('\n');
  let line = 1;
  const broken: number[] = [];
  while (broken.length < MAX_BROKEN_ROWS && line <= lines.length) {
    const stretch = readStretch(lines.slice(line - 1).join('\n'), delimiter, line);
    stretches.push(stretch.records);
    if (stretch.broken === null) break;
    report(stretch.broken.code, { line: stretch.broken.line, found: lines[stretch.broken.line - 1] ?? '' });
    line = stretch.broken.line + 1;
    broken.push(stretch.broken.line);
  }
  const isBlank = ({ values }: CsvRecord) => values.every((value) => value === '');
  return { records: stretches.flat().filter((record) => !isBlank(record)), broken };
}
