import { expect, it } from 'vitest';
import { formatKroner, kronerForBox, parseKroner } from './kroner.ts';

it.each([
  [60_000, '600 kr.', 'DKK 600', '600'],
  [125_050, '1.250,50 kr.', 'DKK 1,250.50', '1250,50'],
  [0, '0 kr.', 'DKK 0', '0'],
])('%i øre', (ore, da, en, box) => {
  expect([formatKroner('da', ore), formatKroner('en', ore), kronerForBox(ore)]).toEqual([da, en, box]);
  expect([parseKroner(da), parseKroner(en), parseKroner(box)]).toEqual([ore, ore, ore]);
});

it.each([
  ['600,5', 60_050],
  ['600.50', 60_050],
  ['1 250', 125_000],
  [' 600 kr ', 60_000],
  ['', null],
  ['-5', null],
  ['seks', null],
  ['1,2,3', null],
])('%j typed', (typed, ore) => {
  expect(parseKroner(typed)).toBe(ore);
});
