import { expect, it } from 'vitest';
import { groupFolders } from './group-folders.ts';

const files = (...paths: string[]) => paths.map((path) => ({ path, file: path }));
const groups = (...paths: string[]) =>
  groupFolders(files(...paths)).map(({ label, files: within }) => [label, ...within.map(({ name }) => name)]);

it.each([
  [['runde-1/teams.csv', 'runde-1/matches.csv'], [['runde-1', 'matches.csv', 'teams.csv']]],
  [
    ['s/runde-10/teams.csv', 's/runde-9/teams.csv'],
    [
      ['runde-9', 'teams.csv'],
      ['runde-10', 'teams.csv'],
    ],
  ],
  [['teams.csv', 'MATCHES.CSV'], [['', 'MATCHES.CSV', 'teams.csv']]],
  [['runde-1/notes.txt', 'runde-1/expected.json', '__MACOSX/.teams.csv', '.git/teams.csv'], []],
  [[], []],
])('%j', (paths, expected) => {
  expect(groups(...paths)).toEqual(expected);
});
