import { type Report } from '../fault.ts';
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
    if (!columns.includes(value)) report('column-unknown', details);
    else if (places.has(value)) report('column-twice', details);
    else places.set(value, place);
  });
  for (const column of columns) {
    if (!places.has(column)) {
      report('column-missing', { line, columns: [column], found: values.join('; '), allowed: columns });
    }
  }
  return { width: values.length, places };
}
