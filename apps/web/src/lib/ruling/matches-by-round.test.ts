import { expect, it } from 'vitest';
import { matchesByRound } from './matches-by-round.ts';

const inRound = (roundLabel: string, ...numbers: readonly number[]) =>
  numbers.map((matchNumber) => ({ matchNumber, roundLabel }));

it.each([
  ['of the round itself', inRound('Runde 1', 3, 4), '3–4'],
  ['of another round', inRound('Runde 2', 1), 'Runde 2: 1'],
  [
    'of both, the own ones first',
    [...inRound('Runde 2', 1, 3), ...inRound('Runde 1', 4)],
    '4; Runde 2: 1, 3',
  ],
  ['none', [], ''],
] as const)('%s', (_, matches, expected) => {
  expect(matchesByRound(matches, 'Runde 1', (round, numbers) => `${round}: ${numbers}`)).toBe(expected);
});
