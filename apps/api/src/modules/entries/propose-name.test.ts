import { expect, it } from 'vitest';
import { proposeName } from './propose-name.ts';

it.each([
  ['Ærø', [], 'Ærø'],
  ['Ærø', ['Ærø'], 'Ærø 2'],
  ['Ærø', ['Ærø', 'Ærø 2', 'Ærø 4'], 'Ærø 3'],
  ['Ærø', ['Ærø 2'], 'Ærø'],
])('a team of %s beside %j is called %s', (club, taken, name) => {
  expect(proposeName(club, taken)).toBe(name);
});

it('stays within the length of a name', () => {
  const club = 'Å'.repeat(120);
  expect(proposeName(club, [club])).toBe(`${'Å'.repeat(118)} 2`);
});
