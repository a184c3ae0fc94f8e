import { boardTuples, playedBoards } from '@spadille/test-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkTout,
  CONTRACTS,
  declarerGamePoints,
  isPlayed,
  OUTCOMES,
  PASSED,
  PLAYED_CONTRACTS,
  sameTuple,
  type TOUTS,
} from './index.ts';

describe('example 6: tout', () => {
  it.each([
    ['spil won, tout made', 'spil', 'won', 'made', 2],
    ['spil won, tout failed', 'spil', 'won', 'failed', 0],
    ['tourné won, tout failed', 'tourne', 'won', 'failed', 1],
    ['solo won, tout failed', 'solo', 'won', 'failed', 2],
    ['solo bete, tout failed', 'solo', 'bete', 'failed', -4],
    ['solo kruk, tout failed', 'solo', 'kruk', 'failed', -5],
  ] as const)('example 6: %s', (_, contract, outcome, tout, points) => {
    expect(checkTout(contract, outcome, tout)).toEqual({ ok: true, value: tout });
    expect(declarerGamePoints({ contract, outcome, tout })).toBe(points);
  });

  it.each([
    ['a tout made on a nolo', 'kobe-nolo', 'won', 'made', { code: 'tout-on-nolo', contract: 'kobe-nolo' }],
    ['a tout failed on a nolo', 'ren-nolo', 'won', 'failed', { code: 'tout-on-nolo', contract: 'ren-nolo' }],
    [
      'made on bete',
      'solo',
      'bete',
      'made',
      { code: 'tout-made-not-won', contract: 'solo', outcome: 'bete' },
    ],
    [
      'made on kruk',
      'spil',
      'kruk',
      'made',
      { code: 'tout-made-not-won', contract: 'spil', outcome: 'kruk' },
    ],
  ] as const)('example 6: %s is refused', (_, contract, outcome, tout, error) => {
    expect(checkTout(contract, outcome, tout)).toEqual({ ok: false, error });
  });

  it('every contract and outcome stands without a tout', () => {
    for (const contract of PLAYED_CONTRACTS) {
      for (const outcome of OUTCOMES) expect(checkTout(contract, outcome, 'none').ok).toBe(true);
    }
  });
});

describe('game points of the declarer’s pair', () => {
  it('are the contract’s value up or down, kruk one lower, and a tout moves them by one', () => {
    for (const contract of PLAYED_CONTRACTS) {
      const { value } = CONTRACTS[contract];
      const points = (outcome: (typeof OUTCOMES)[number], tout: (typeof TOUTS)[number] = 'none') =>
        declarerGamePoints({ contract, outcome, tout });
      expect(OUTCOMES.map((outcome) => points(outcome))).toEqual([value, -value, -value - 1]);
      for (const outcome of OUTCOMES) expect(points(outcome, 'failed')).toBe(points(outcome) - 1);
      expect(points('won', 'made')).toBe(value + 1);
    }
  });

  it('are never minus zero', () => {
    fc.assert(fc.property(playedBoards(), (board) => !Object.is(declarerGamePoints(board), -0)));
  });
});

describe('sameTuple', () => {
  it('is equality of what happened', () => {
    fc.assert(
      fc.property(boardTuples(), boardTuples(), (a, b) => {
        expect(sameTuple(a, structuredClone(a))).toBe(true);
        expect(sameTuple(a, b)).toBe(JSON.stringify(sorted(a)) === JSON.stringify(sorted(b)));
        expect(sameTuple(a, null)).toBe(false);
      }),
    );
    expect(sameTuple(null, null)).toBe(true);
  });

  it('tells tuples apart by every single part', () => {
    const board = { contract: 'solo', declarer: 'N', outcome: 'won', tout: 'none' } as const;
    expect(sameTuple(board, { ...board, contract: 'spil' })).toBe(false);
    expect(sameTuple(board, { ...board, declarer: 'S' })).toBe(false);
    expect(sameTuple(board, { ...board, outcome: 'bete' })).toBe(false);
    expect(sameTuple(board, { ...board, tout: 'made' })).toBe(false);
    expect(sameTuple(board, PASSED)).toBe(false);
    expect(isPlayed(board)).toBe(true);
    expect(isPlayed(PASSED)).toBe(false);
  });

  const sorted = (tuple: object) => Object.entries(tuple).sort(([a], [b]) => (a < b ? -1 : 1));
});
