import { type Report } from '../fault.ts';
import { DANISH_HEADINGS, OPTIONAL_COLUMNS } from '../files.ts';
import { type CsvRecord } from './split-records.ts';

/** Which value of a row belongs to which column; a column that the header lacks has no place. */
export interface Header {
  readonly width: number;
  readonly places: ReadonlyMap<string, number>;
}

/** Columns may stand in any order, and each of them once; all that is amiss is reported. */
export function readHeader({ line, values }: CsvRecord, columns: readonly string[], report: Report): Header {
  const places = new Map<string, number>();
  values.forEach((value, place) => {
    const details = { line, columns: [value], found: value, allowed: columns };
    const column = columnOf(value, columns);
    if (column === undefined) report('column-unknown', details);
    else if (places.has(column)) report('column-twice', details);
    else places.set(column, place);
  });
  for (const column of columns) {
    if (!places.has(column) && !OPTIONAL_COLUMNS.includes(column)) {
      report('column-missing', { line, columns: [column], found: values.join('; '), allowed: columns });
    }
  }
  return { width: values.length, places };
}

/** The column that a heading names, by its own name or, in a file that people write themselves, in Danish. */
function columnOf(heading: string, columns: readonly string[]): string | undefined {
  if (columns.includes(heading)) return heading;
  const meant = heading.toLowerCase();
  const column = DANISH_HEADINGS.get(meant) ?? meant;
  return columns.some((each) => OPTIONAL_COLUMNS.includes(each)) && columns.includes(column)
    ? column
    : undefined;
}
