import { type Column, MAX_NUMBER } from '../files.ts';
import { type FolderMatch } from '../model.ts';
import { readNumber } from './read-cell.ts';
import { type CsvTable } from './read-table.ts';

/** A row of matches.csv as far as it could be read. */
export type MatchRow = { readonly line: number } & {
  readonly [K in keyof FolderMatch]: number | undefined;
};

/** Reads the values of matches.csv. */
export function readMatches({ rows, report }: CsvTable<'matches.csv'>): readonly MatchRow[] {
  return rows.map(({ line, cell }) => {
    const number = (column: Column<'matches.csv'>) =>
      readNumber({ text: cell(column), line, column }, MAX_NUMBER, report);
    return {
      line,
      match: number('match'),
      tableA: number('table_a'),
      tableB: number('table_b'),
      home: number('home'),
      away: number('away'),
    };
  });
}
