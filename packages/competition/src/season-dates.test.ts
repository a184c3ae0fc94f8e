import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seasonDates } from './index.ts';

describe('the dates of a season', () => {
  it('example 12: season 2026/27', () => {
    expect(seasonDates(2026)).toEqual({
      qualification1: '2026-11-15',
      qualification2: '2027-01-10',
      qualification3: '2027-01-24',
      semifinal1: '2027-02-14',
      semifinal2: '2027-02-28',
      final: ['2027-03-13', '2027-03-14'],
    });
  });

  it('a March that begins with a Sunday: the second Saturday and the Sunday after it', () => {
    expect(seasonDates(2025).final).toEqual(['2026-03-14', '2026-03-15']);
  });

  it('a leap year’s February', () => {
    expect(seasonDates(2027).semifinal2).toBe('2028-02-27');
    expect(seasonDates(2027).final).toEqual(['2028-03-11', '2028-03-12']);
  });

  /** Weekday and "how manieth in its month" by the calendar of the machine that runs the test. */
  const inCalendar = (day: string) => {
    const date = new Date(`${day}T00:00:00Z`);
    return [
      date.getUTCFullYear(),
      date.getUTCMonth() + 1,
      date.getUTCDay(),
      Math.ceil(date.getUTCDate() / 7),
    ];
  };

  it('are the right weekdays in every year, by another calendar', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1995, max: 2400 }), (year) => {
        const { final, ...rounds } = seasonDates(year);
        expect(Object.values(rounds).map(inCalendar)).toEqual([
          [year, 11, 0, 3],
          [year + 1, 1, 0, 2],
          [year + 1, 1, 0, 4],
          [year + 1, 2, 0, 2],
          [year + 1, 2, 0, 4],
        ]);
        expect(inCalendar(final[0])).toEqual([year + 1, 3, 6, 2]);
        expect(Date.parse(final[1]) - Date.parse(final[0])).toBe(24 * 60 * 60 * 1000);
      }),
    );
  });
});
