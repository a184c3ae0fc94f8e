import { expect, it } from 'vitest';
import { daysOutOfOrder, ruleDays, seasonDays } from './rule-days.ts';

const rulesOf = (days: readonly { readonly rule: string }[]) => days.map(({ rule }) => rule);

it('are the union’s, without the third qualification unless it is held', () => {
  expect(seasonDays(2026, {}, true)).toEqual(ruleDays(2026));
  expect(rulesOf(seasonDays(2026, {}, false))).toEqual(
    rulesOf(ruleDays(2026)).filter((rule) => rule !== 'qualification-3'),
  );
});

it('are those that were set, at their place in the order', () => {
  const days = seasonDays(2026, { 'semifinal-1': '2027-02-07' }, false);
  expect(days.find(({ rule }) => rule === 'semifinal-1')).toMatchObject({ date: '2027-02-07' });
  expect(daysOutOfOrder(days)).toEqual([]);
});

it.each([
  ['the same day twice', { 'final-2': '2027-03-13' }, [['final-1', 'final-2']]],
  ['a day too late', { 'qualification-1': '2027-01-11' }, [['qualification-1', 'qualification-2']]],
  [
    'two of them',
    { 'qualification-2': '2026-11-01', 'final-2': '2027-03-01' },
    [
      ['qualification-1', 'qualification-2'],
      ['final-1', 'final-2'],
    ],
  ],
])('are out of order: %s', (_, byHand, expected) => {
  const found = daysOutOfOrder(seasonDays(2026, byHand, false));
  expect(found.map(({ earlier, later }) => [earlier.rule, later.rule])).toEqual(expected);
});
