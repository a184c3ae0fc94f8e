import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runningTotals } from './index.ts';

it('adds up down the sheet and asks for a reconciliation after every fourth board', () => {
  const points = [3, -1, 0, -4, 2];
  const sheet = points.map((nsGamePoints, index) => ({ board: index + 1, nsGamePoints }));
  expect(runningTotals(sheet)).toEqual([
    { board: 1, total: 3, reconcile: false },
    { board: 2, total: 2, reconcile: false },
    { board: 3, total: 2, reconcile: false },
    { board: 4, total: -2, reconcile: true },
    { board: 5, total: 0, reconcile: false },
  ]);
});

it('ends at the sum, with a line for every board', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -8, max: 8 }), { minLength: 1, maxLength: 40 }), (points) => {
      const lines = runningTotals(points.map((nsGamePoints, index) => ({ board: index + 1, nsGamePoints })));
      expect(lines).toHaveLength(points.length);
      expect(lines.at(-1)?.total).toBe(points.reduce((sum, each) => sum + each, 0));
      expect(lines.filter(({ reconcile }) => reconcile)).toHaveLength(Math.floor(points.length / 4));
    }),
  );
});
