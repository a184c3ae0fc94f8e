import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CONTRACTS,
  declarerGamePoints,
  outcomeOfTricks,
  PLAYED_CONTRACTS,
  type PlayedContract,
} from './index.ts';

const tricks = (declarer: number, ...defenders: [number, number]) => ({ declarer, defenders });

describe('the outcome that follows from the tricks', () => {
  it.each([
    ['example 3: ren nolo with two tricks: kruk', 'ren-nolo', tricks(2, 4, 3), 'kruk', -5],
    ['example 4: nolo ouvert with one trick: bete', 'nolo-ouvert', tricks(1, 4, 4), 'bete', -6],
    ['example 5: bedre spil 4–4–1: bete', 'bedre-spil', tricks(4, 4, 1), 'bete', -1],
    ['example 5: bedre spil 4–3–2: won', 'bedre-spil', tricks(4, 3, 2), 'won', 1],
    ['example 5: bedre spil 3–3–3: bete', 'bedre-spil', tricks(3, 3, 3), 'bete', -1],
    ['example 5: bedre spil 3–4–2: kruk', 'bedre-spil', tricks(3, 4, 2), 'kruk', -2],
    ['4–5–0: kruk', 'solo', tricks(4, 5, 0), 'kruk', -4],
    ['4–0–5, the other defender: kruk', 'solo', tricks(4, 0, 5), 'kruk', -4],
    ['4–1–4: bete', 'solo', tricks(4, 1, 4), 'bete', -3],
    ['all nine tricks, not announced, give no more than won', 'solo', tricks(9, 0, 0), 'won', 3],
    ['købe nolo without a trick: won', 'kobe-nolo', tricks(0, 5, 4), 'won', 2],
    ['købe nolo with nine tricks: kruk', 'kobe-nolo', tricks(9, 0, 0), 'kruk', -3],
  ] as const)('%s', (_, contract, count, outcome, points) => {
    expect(outcomeOfTricks(contract, count)).toEqual({ ok: true, value: outcome });
    expect(declarerGamePoints({ contract, outcome, tout: 'none' })).toBe(points);
  });

  it.each([
    ['eight tricks', tricks(4, 3, 1)],
    ['ten tricks', tricks(4, 4, 2)],
    ['a negative count', tricks(10, -1, 0)],
    ['half a trick', tricks(4.5, 4.5, 0)],
    ['no number', tricks(Number.NaN, 4, 5)],
  ])('%s are refused', (_, count) => {
    expect(outcomeOfTricks('solo', count)).toEqual({
      ok: false,
      error: { code: 'tricks-do-not-add-up', tricks: count },
    });
  });

  const trump = PLAYED_CONTRACTS.filter((code) => CONTRACTS[code].family === 'trump');
  const counts = fc
    .tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }))
    .map(([a, b]) => [Math.min(a, b), Math.abs(a - b), 9 - Math.max(a, b)] as const);

  it('it does not matter which defender has which tricks', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<PlayedContract>(...PLAYED_CONTRACTS),
        counts,
        (contract, [own, one, other]) => {
          expect(outcomeOfTricks(contract, tricks(own, one, other))).toEqual(
            outcomeOfTricks(contract, tricks(own, other, one)),
          );
        },
      ),
    );
  });

  it('five tricks always win with a trump, and four only against 3–2', () => {
    fc.assert(
      fc.property(fc.constantFrom<PlayedContract>(...trump), counts, (contract, [own, one, other]) => {
        const won = own >= 5 || (own === 4 && Math.max(one, other) === 3);
        const outcome = outcomeOfTricks(contract, tricks(own, one, other));
        expect(outcome.ok && outcome.value === 'won').toBe(won);
      }),
    );
  });
});
