import { describe, expect, it } from 'vitest';
import { figuresOf } from './figures.ts';

describe('figures', () => {
  it('are measurements that were made, by the nearest rank', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(figuresOf(hundred)).toEqual({ count: 100, median: 50, p95: 95, p99: 99, max: 100 });
  });
  it('of one measurement are that one', () => {
    expect(figuresOf([7])).toEqual({ count: 1, median: 7, p95: 7, p99: 7, max: 7 });
  });
  it('of none are none', () => {
    expect(figuresOf([]).count).toBe(0);
  });
});
