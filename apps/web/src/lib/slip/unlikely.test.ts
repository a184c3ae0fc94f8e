import { PASSED } from '@spadille/rules';
import { describe, expect, it } from 'vitest';
import { won } from './slip.fixture.ts';
import { hasNoBete, isLargeDifference, MANY_WITHOUT_BETE } from './unlikely.ts';

it.each([
  [6, -6, true],
  [4, -4, true],
  [-4, 4, true],
  [3, -4, false],
  [6, 6, false],
  [0, 0, false],
])('%i here and %i at the partner table: unlikely %s', (here, there, unlikely) => {
  expect(isLargeDifference(here, there)).toBe(unlikely);
});

describe('a slip without a bete', () => {
  const wins = (count: number) => Array.from({ length: count }, () => won('N'));

  it('is unlikely from twenty played contracts on', () => {
    expect(hasNoBete(wins(MANY_WITHOUT_BETE))).toBe(true);
    expect(hasNoBete(wins(MANY_WITHOUT_BETE - 1))).toBe(false);
  });

  it('passed and empty boards say nothing either way', () => {
    expect(hasNoBete([...wins(MANY_WITHOUT_BETE - 1), PASSED, null])).toBe(false);
    expect(hasNoBete([...wins(MANY_WITHOUT_BETE), PASSED, null])).toBe(true);
  });

  it.each(['bete', 'kruk'] as const)('one %s among them is enough', (outcome) => {
    expect(hasNoBete([...wins(39), { ...won('S'), outcome }])).toBe(false);
  });
});
