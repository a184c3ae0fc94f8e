import { expect, it } from 'vitest';
import { type StageFacts } from './facts.ts';
import { poolPlacings } from './standings-view.ts';

it('scores a stage once, however many ask for its places', () => {
  let looks = 0;
  const facts = {
    pools: [],
    get rounds() {
      looks += 1;
      return [];
    },
  } as unknown as StageFacts;
  const placed = poolPlacings(facts);
  const once = looks;
  expect(poolPlacings(facts)).toBe(placed);
  expect(looks).toBe(once);
});
