import { MAX_NUMBER } from '../files.ts';
import { type FolderTeam } from '../model.ts';
import { readName, readNumber } from './read-cell.ts';
import { type CsvTable } from './read-table.ts';

/** A row of teams.csv as far as it could be read. */
export type TeamRow = { readonly line: number } & {
  readonly [K in keyof FolderTeam]: FolderTeam[K] | undefined;
};

/** Reads the values of teams.csv. */
export function readTeams({ rows, report }: CsvTable<'teams.csv'>): readonly TeamRow[] {
  return rows.map(({ line, cell }) => ({
    line,
    number: readNumber({ text: cell('number'), line, column: 'number' }, MAX_NUMBER, report),
    name: readName({ text: cell('name'), line, column: 'name' }, report),
    club: readName({ text: cell('club'), line, column: 'club' }, report),
  }));
}
