import { describe, expect, it } from 'vitest';
import { clubMayChange, clubMayEnter, comesLate, ENTRY_WINDOWS, entryWindow } from './entry-window.ts';

const DEADLINE = Date.UTC(2026, 9, 15, 21, 59);
const MINUTE = 60_000;

it.each<[string, Parameters<typeof entryWindow>[0], boolean, number, string]>([
  ['without terms', null, false, 0, 'none'],
  ['before it opens', { opensAt: 500, deadline: DEADLINE }, false, 499, 'before'],
  ['when it opens', { opensAt: 500, deadline: DEADLINE }, false, 500, 'open'],
  ['in the last minute', { opensAt: null, deadline: DEADLINE }, false, DEADLINE + MINUTE - 1, 'open'],
  ['after it', { opensAt: null, deadline: DEADLINE }, false, DEADLINE + MINUTE, 'late'],
  ['after the draw', { opensAt: null, deadline: DEADLINE }, true, 0, 'closed'],
])('entering %s', (_, terms, drawn, now, window) => {
  expect(entryWindow(terms, drawn, now)).toBe(window);
});

describe('what a window lets a club do', () => {
  it.each([
    ['enter a team', clubMayEnter, ['open', 'late']],
    ['change its team', clubMayChange, ['before', 'open']],
    ['come late', comesLate, ['late', 'closed']],
  ] as const)('%s', (_, may, windows) => {
    expect(ENTRY_WINDOWS.filter(may)).toEqual(windows);
  });
});
