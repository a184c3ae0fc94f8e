import { stringify } from 'csv-stringify/sync';

export type CsvRow = readonly (string | number)[];

/**
 * Lines as Danish spreadsheets open them right: `;`, a byte order mark, CRLF, and every text that a spreadsheet would read as
 * a formula escaped; numbers may begin with a minus.
 * @param bom false where these lines follow others of the same file
 */
export const toCsv = (rows: readonly CsvRow[], bom = true): string =>
  stringify(rows.map(escapedCells), { bom, delimiter: ';', record_delimiter: 'windows' });

const escapedCells = (row: CsvRow): (string | number)[] =>
  row.map((cell) => (typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell));
