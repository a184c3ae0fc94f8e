import { expect, it } from 'vitest';
import { teamsCsv, teamsFromLines } from './teams-from-lines.ts';

it('a team stands on a line, its club after a semicolon or a tab; empty lines do not matter', () => {
  expect(teamsFromLines('Ærø 1; Ærø L’hombreklub\r\n\n  Randers \nStilling\tStilling Klub\n;\n')).toEqual([
    { name: 'Ærø 1', club: 'Ærø L’hombreklub' },
    { name: 'Randers', club: null },
    { name: 'Stilling', club: 'Stilling Klub' },
  ]);
});

it('becomes a teams.csv that is numbered on', () => {
  const teams = [
    { name: 'Ærø, øst', club: 'De "gamle"' },
    { name: 'Randers', club: null },
  ];
  expect(teamsCsv(teams, 7)).toBe('number;name;club\n7;Ærø, øst;"De ""gamle"""\n8;Randers;\n');
});
