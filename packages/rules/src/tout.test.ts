import { describe, expect, it } from 'vitest';
import { toutCounts, toutMade } from './index.ts';

const IN_TIME = { contract: 'solo', tricksLed: 5, tricksLost: 0, saidTout: true } as const;

describe('whether an announced tout counts', () => {
  it.each([
    ['before the lead to the sixth trick', {}, true],
    ['before the first lead', { tricksLed: 0 }, true],
    ['when the sixth trick has been led', { tricksLed: 6 }, false],
    ['at the last trick', { tricksLed: 9 }, false],
    ['with a trick lost', { tricksLost: 1 }, false],
    ['"I go on" is not the word', { saidTout: false }, false],
    ['in a nolo', { contract: 'ren-nolo' }, false],
    ['in a spil', { contract: 'spil' }, true],
  ] as const)('%s: %o', (_, change, counts) => {
    expect(toutCounts({ ...IN_TIME, ...change })).toBe(counts);
  });

  it('is made with all nine tricks', () => {
    expect([8, 9].map(toutMade)).toEqual([false, true]);
  });
});
