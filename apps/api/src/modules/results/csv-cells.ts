/** Cells of a line with every text that a spreadsheet would read as a formula escaped; numbers may begin with a minus. */
export const escapedCells = (row: readonly (string | number)[]): (string | number)[] =>
  row.map((cell) => (typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell));
