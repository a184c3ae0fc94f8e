import { expect, it } from 'vitest';
import { teamsCsv, teamsFromLines } from './teams-from-lines.ts';

it('a team stands on a line, its club after a semicolon or a tab; empty lines do not matter', () => {
  expect(teamsFromLines('Ærø 1; Ærø L’hombreklub\r\n\n  Randers \nStilling\tStilling Klub\n;\n')).toEqual([
    { line: 1, name: 'Ærø 1', club: 'Ærø L’hombreklub' },
    { line: 3, name: 'Randers', club: null },
    { line: 4, name: 'Stilling', club: 'Stilling Klub' },
  ]);
});

it('becomes a teams.csv that is numbered on', () => {
  const teams = [
    { line: 1, name: 'Ærø, øst', club: 'De "gamle"' },
    { line: 2, name: 'Randers', club: null },
  ];
  expect(teamsCsv(teams, 7)).toBe('number;name;club\n7;Ærø, øst;"De ""gamle"""\n8;Randers;\n');
});
