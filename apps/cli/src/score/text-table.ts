/** A column of a table in plain text. */
export interface TextColumn<T> {
  readonly head: string;
  readonly align: 'left' | 'right';
  readonly cell: (row: T) => string;
}

const GAP = '  ';

/** Characters as people count them: a letter with its accents is one. */
const widthOf = (text: string): number => [...new Intl.Segmenter('da').segment(text)].length;

function pad(text: string, width: number, align: 'left' | 'right'): string {
  const blanks = ' '.repeat(width - widthOf(text));
  return align === 'left' ? text + blanks : blanks + text;
}

/** Lays rows out below their headers, each column as wide as its widest cell. */
export function textTable<T>(columns: readonly TextColumn<T>[], rows: readonly T[]): string {
  const lines = [columns.map(({ head }) => head), ...rows.map((row) => columns.map(({ cell }) => cell(row)))];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => widthOf(line[index] ?? ''))));
  const aligned = lines.map((line) =>
    line.map((text, index) => pad(text, widths[index] ?? 0, columns[index]?.align ?? 'left')),
  );
  return aligned.map((line) => line.join(GAP).trimEnd()).join('\n');
}
