import { expect, it } from 'vitest';
import { clubBeside } from './club-beside.ts';

it.each([
  ['Nordby 1', 'Nordby', null],
  ['Nordby', 'Nordby', null],
  ['NORDBY II', 'Nordby', null],
  ['Nordbyerne', 'Nordby', 'Nordby'],
  ['De fire', 'Nordby', 'Nordby'],
  ['Nordby 1', 'Nordby L’hombreklub', 'Nordby L’hombreklub'],
  ['Løse esser', null, null],
])('beside %s of %s stands %s', (name, club, beside) => {
  expect(clubBeside({ name, club })).toBe(beside);
});
