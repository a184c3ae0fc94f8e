import { expect, it } from 'vitest';
import { checkMerge, type MergeSide } from './check-merge.ts';

const player = (id: string, said: Partial<MergeSide> = {}): MergeSide => ({
  id,
  erased: false,
  mergedIntoId: null,
  teamIds: [],
  roundIds: [],
  ...said,
});

it.each([
  ['two who have nothing in common', player('2'), undefined],
  ['teams and rounds of their own', player('2', { teamIds: ['u'], roundIds: ['s'] }), undefined],
  ['himself', player('1'), 'same-player'],
  ['somebody who is erased', player('2', { erased: true }), 'player-erased'],
  ['somebody who is merged already', player('2', { mergedIntoId: '3' }), 'player-merged'],
  ['one of the same team', player('2', { teamIds: ['t'] }), 'players-in-one-team'],
  ['one who sat in the same round', player('2', { roundIds: ['r'] }), 'players-in-one-round'],
])('merging %s: %s', (_, other, code) => {
  const one = player('1', { teamIds: ['t'], roundIds: ['r'] });
  for (const [keep, gone] of [
    [one, other],
    [other, one],
  ] as const) {
    const checked = checkMerge(keep, gone);
    expect(checked.ok ? undefined : checked.error.code).toBe(code);
  }
});
