import { describe, expect, it } from 'vitest';
import {
  ENTRY_STATES,
  entryMarks,
  entryStanding,
  isEntryIn,
  type EntryToJudge,
  stateWhenEntered,
} from './entry-standing.ts';

const DEADLINE = Date.UTC(2026, 9, 15, 21, 59);
const MINUTE = 60_000;
const entry = (
  fee: Partial<NonNullable<EntryToJudge['fee']>> | null,
  rest: Partial<Omit<EntryToJudge, 'fee'>> = {},
): EntryToJudge => ({
  state: 'accepted',
  late: false,
  fee: fee && { state: 'due', amountOre: 40_000, letIn: false, ...fee },
  ...rest,
});

describe('an entry at a moment', () => {
  it.each<[string, EntryToJudge, number, readonly string[], string]>([
    ['due, in the last minute', entry({}), DEADLINE + MINUTE - 1, [], 'accepted'],
    ['due, a moment later', entry({}), DEADLINE + MINUTE, ['unpaid'], 'submitted'],
    ['due, later, but let in', entry({ letIn: true }), DEADLINE + MINUTE, ['unpaid'], 'accepted'],
    ['paid', entry({ state: 'paid' }), DEADLINE + MINUTE, [], 'accepted'],
    ['waived', entry({ state: 'waived' }), DEADLINE + MINUTE, [], 'accepted'],
    ['of a tournament that costs nothing', entry({ amountOre: 0 }), DEADLINE + MINUTE, [], 'accepted'],
    ['without a fee', entry(null), DEADLINE + MINUTE, [], 'accepted'],
    ['late', entry({}, { late: true, state: 'submitted' }), 0, ['late'], 'submitted'],
    [
      'late and unpaid',
      entry({}, { late: true, state: 'submitted' }),
      DEADLINE + MINUTE,
      ['late', 'unpaid'],
      'submitted',
    ],
    ['refused', entry({}, { state: 'refused' }), DEADLINE + MINUTE, ['unpaid'], 'refused'],
    ['withdrawn', entry({}, { state: 'withdrawn' }), DEADLINE + MINUTE, ['unpaid'], 'withdrawn'],
  ])('%s', (_, judged, now, marks, standing) => {
    expect([entryMarks(judged, DEADLINE, now), entryStanding(judged, DEADLINE, now)]).toEqual([
      marks,
      standing,
    ]);
  });

  it('is never unpaid where there is no day of payment', () => {
    expect(entryMarks(entry({}), null, 1e15)).toEqual([]);
  });
});

it.each([
  [false, 0, 'accepted'],
  [true, 0, 'submitted'],
  [false, 1, 'submitted'],
  [true, 2, 'submitted'],
])('an entry handed in, late %s and with %i faults, is %s', (late, faults, state) => {
  expect(stateWhenEntered(late, faults)).toBe(state);
});

it('is in while it is let in or waits to be', () => {
  expect(ENTRY_STATES.filter(isEntryIn)).toEqual(['submitted', 'accepted']);
});
