import { describe, expect, it } from 'vitest';
import { type CopyState, isDue } from './copies-due.ts';

const START = new Date('2026-11-15T13:00:00Z');
const later = (seconds: number) => new Date(START.getTime() + seconds * 1000);
const state = (changes: Partial<CopyState> = {}): CopyState => ({
  tournamentId: 't',
  slug: 'dm',
  milestone: 'running 3',
  seq: 40,
  ...changes,
});
const copied = { milestone: 'running 3', seq: 40, at: START };

describe('a copy is made', () => {
  it.each([
    ['the first time', state(), undefined, 0, true],
    ['when a table was closed', state({ milestone: 'running 4', seq: 41 }), copied, 5, true],
    ['when something waits for two minutes', state({ seq: 41 }), copied, 120, true],
    ['not for every board', state({ seq: 41 }), copied, 119, false],
    ['not when nothing has changed', state(), copied, 9999, false],
  ] as const)('%s', (_when, now, before, seconds, due) => {
    expect(isDue(now, before, later(seconds))).toBe(due);
  });
});
