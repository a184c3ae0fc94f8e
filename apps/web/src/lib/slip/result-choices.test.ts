import { expect, it } from 'vitest';
import { resultChoices } from './result-choices.ts';
import { won } from './slip.fixture.ts';
import { type Dispute } from './types.ts';

const said = (bySide: Dispute['bySide'], tuple: Dispute['tuple']): Dispute => ({
  board: 1,
  bySide,
  tuple,
  version: 2,
});

it.each([
  [
    'one pair recorded it, the other says otherwise',
    'NS',
    [said('EW', won('S'))],
    [won('N'), 'NS'],
    [won('S'), 'EW'],
  ],
  ['the desk recorded it', null, [said('EW', won('S'))], [won('N'), 'office'], [won('S'), 'EW']],
] as const)('%s', (_, recordedBy, disputes, ...expected) => {
  expect(
    resultChoices({ recorded: won('N'), disputes }, recordedBy).map(({ tuple, by }) => [tuple, ...by]),
  ).toEqual(expected);
});

it('what both pairs say against the desk is one choice', () => {
  const disputes = [said('NS', won('S')), said('EW', won('S'))];
  expect(resultChoices({ recorded: won('N'), disputes })).toEqual([
    { tuple: won('N'), by: ['office'] },
    { tuple: won('S'), by: ['NS', 'EW'] },
  ]);
});

it('a pair that only says no offers nothing', () => {
  expect(resultChoices({ recorded: won('N'), disputes: [said('EW', null)] }, 'NS')).toHaveLength(1);
});
