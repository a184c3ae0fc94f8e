import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkScale, DM_SCALE, type MatchPointScale, topMatchPoints, toMatchPoints } from './index.ts';

describe('the championship’s scale', () => {
  it.each([
    [5, 1, 1],
    [-5, 1, 1],
    [6, 2, 0],
    [-6, 0, 2],
    [0, 1, 1],
    [300, 2, 0],
    [-300, 0, 2],
  ])('example 8: %d is %d–%d', (gamePoints, own, others) => {
    expect([toMatchPoints(gamePoints), toMatchPoints(0 - gamePoints)]).toEqual([own, others]);
  });

  it('gives two match points a match whatever the result, and never less for more', () => {
    fc.assert(
      fc.property(fc.integer({ min: -300, max: 300 }), (points) => {
        expect(toMatchPoints(points) + toMatchPoints(0 - points)).toBe(2);
        expect(toMatchPoints(points + 1)).toBeGreaterThanOrEqual(toMatchPoints(points));
      }),
    );
  });

  it('is a usable scale, with 2 at its top', () => {
    expect(checkScale(DM_SCALE).ok).toBe(true);
    expect(topMatchPoints(DM_SCALE)).toBe(2);
  });
});

describe('a stage’s own scale', () => {
  const steps = (...pairs: [number, number][]): MatchPointScale =>
    pairs.map(([from, matchPoints]) => ({ from, matchPoints }));

  it.each([
    ['win, draw, loss', steps([1, 2], [0, 1])],
    ['five steps', steps([10, 4], [3, 3], [-2, 2], [-9, 1])],
  ])('%s is usable', (_, scale) => {
    expect(checkScale(scale)).toEqual({ ok: true, value: scale });
  });

  it.each([
    ['no step', [], 'scale-empty'],
    ['thresholds that rise', steps([-5, 2], [6, 1]), 'scale-not-falling'],
    ['match points that rise', steps([6, 1], [-5, 2]), 'scale-not-falling'],
    ['a step of nothing', steps([6, 2], [-5, 0]), 'scale-not-falling'],
    ['a draw of −6 to +5', steps([6, 2], [-6, 1]), 'scale-not-fair'],
    ['no draw at 0', steps([1, 2]), 'scale-not-fair'],
    ['a lower step that gives too much', steps([6, 3], [-5, 1]), 'scale-not-fair'],
  ])('%s is refused', (_, scale, code) => {
    expect(checkScale(scale)).toEqual({ ok: false, error: { code } });
  });

  it('a scale that is accepted shares its top between the teams at every result', () => {
    const anyScale = fc.array(fc.tuple(fc.integer({ min: -12, max: 12 }), fc.integer({ min: 1, max: 4 })), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(anyScale, (pairs) => {
        const scale = steps(...pairs);
        const shares = Array.from({ length: 61 }, (_, index) => index - 30).every(
          (points) =>
            toMatchPoints(points, scale) + toMatchPoints(0 - points, scale) === topMatchPoints(scale),
        );
        const falls = pairs.every(([from, matchPoints], index) => {
          const above = pairs[index - 1];
          return !above || (from < above[0] && matchPoints < above[1]);
        });
        expect(checkScale(scale).ok).toBe(shares && falls);
      }),
      { numRuns: 500 },
    );
  });
});
