import { describe, expect, it } from 'vitest';
import { checkMembership, isDuring, joined } from './membership.ts';

const day = (from: string, to: string | null = null) => ({ from, to });

describe('a membership', () => {
  it.each([
    [day('2026-01-01'), [], undefined],
    [day('2026-01-01', '2026-01-01'), [], undefined],
    [day('2026-02-01', '2026-01-31'), [], 'dates-out-of-order'],
    [day('2026-01-01'), [day('2020-01-01', '2025-12-31')], undefined],
    [day('2026-01-01'), [day('2020-01-01', '2026-01-01')], 'member-already'],
    [day('2019-01-01', '2019-12-31'), [day('2020-01-01')], undefined],
    [day('2019-01-01'), [day('2020-01-01')], 'member-already'],
    [day('2021-01-01', '2021-02-01'), [day('2020-01-01')], 'member-already'],
  ])('%j beside %j: %s', (wanted, others, code) => {
    const checked = checkMembership(wanted, others);
    expect(checked.ok ? undefined : checked.error.code).toBe(code);
  });
});

it.each([
  ['2026-01-01', true],
  ['2026-06-30', true],
  ['2025-12-31', false],
  ['2026-07-01', false],
])('%s is in the first half of 2026: %s', (of, during) => {
  expect(isDuring(of, day('2026-01-01', '2026-06-30'))).toBe(during);
  expect(isDuring(of, { from: null, to: null })).toBe(false);
});

it.each([
  [day('2020-01-01', '2020-12-31'), day('2020-06-01', '2021-12-31'), day('2020-01-01', '2021-12-31')],
  [day('2020-01-01', '2020-12-31'), day('2019-06-01'), day('2019-06-01')],
])('%j and %j together are %j', (one, other, both) => {
  expect(joined(one, other)).toEqual(both);
  expect(joined(other, one)).toEqual(both);
});
