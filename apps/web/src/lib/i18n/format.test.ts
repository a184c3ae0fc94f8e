import { describe, expect, it } from 'vitest';
import {
  formatClock,
  formatDate,
  formatList,
  formatMoment,
  formatNumber,
  formatShortDate,
  formatWeekday,
  speakGamePoints,
} from './format.ts';

describe('game points', () => {
  it.each([
    [6, 'plus 6'],
    [-2, 'minus 2'],
    [0, '0'],
  ])('%d is said "%s"', (value, text) => expect(speakGamePoints(value)).toBe(text));
});

describe('days', () => {
  it('are written by the language', () => {
    expect(formatDate('da', '2026-11-15')).toBe('15. november 2026');
    expect(formatDate('en', '2026-11-15')).toBe('15 November 2026');
    expect(formatShortDate('da', '2026-11-15')).toBe('15. nov. 2026');
    expect(formatWeekday('da', '2026-11-15')).toBe('søndag den 15. november 2026');
    expect(formatWeekday('en', '2026-11-15')).toMatch(/^Sunday,? 15 November 2026$/);
  });

  it.each(['2026-03-29', '2026-10-25', '2027-01-01', '2028-02-29'])(
    '%s does not slip to its neighbour',
    (day) => {
      expect(formatDate('da', day)).toMatch(new RegExp(`^${Number(day.slice(8))}\\. `));
    },
  );
});

describe('moments are told by the clock in Copenhagen', () => {
  it.each([
    ['before the clocks change in spring', '2026-03-29T00:59:00Z', '01.59'],
    ['after it', '2026-03-29T01:00:00Z', '03.00'],
    ['before the clocks change in autumn', '2026-10-25T00:59:00Z', '02.59'],
    ['after it', '2026-10-25T01:00:00Z', '02.00'],
  ])('%s', (_, instant, clock) => expect(formatClock('da', instant)).toBe(clock));

  it('an evening in UTC may be the next day', () => {
    expect(formatMoment('da', '2026-06-30T22:30:00Z')).toBe('1. juli 2026 kl. 00.30');
    expect(formatMoment('en', '2026-06-30T22:30:00Z')).toBe('1 July 2026 at 00:30');
  });
});

it('numbers and lists are written by the language', () => {
  expect(formatNumber('da', 1234)).toBe('1.234');
  expect(formatNumber('en', 1234)).toBe('1,234');
  expect(formatList('da', ['A', 'B', 'C'])).toBe('A, B og C');
  expect(formatList('en', ['A', 'B'])).toBe('A and B');
});
