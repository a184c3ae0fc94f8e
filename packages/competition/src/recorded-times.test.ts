import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doubtTimes, proposeCardSwap } from './index.ts';

/** The clock of an evening, in milliseconds. */
const clock = (time: string): number => Date.parse(`2026-11-15T${time}:00Z`);
const doubt = (times: string, error: string) => doubtTimes(times.split(' ').map(clock), clock(error));

describe('what the times of a slip are worth, for an error that began at 14:30', () => {
  it.each([
    ['recorded board by board', '14:00 14:08 14:21 14:35 14:44', null],
    ['recorded board by board, all before it', '14:00 14:08 14:21', null],
    ['four boards at a time', '14:24 14:25 14:25 14:26 14:50 14:51', null],
    ['the whole slip at once, after the round', '17:02 17:02 17:03 17:04', 'keyed-at-once'],
    ['the whole slip at once, before the error', '14:10 14:10 14:11 14:12', 'keyed-at-once'],
    ['within five minutes', '14:28 14:33', 'keyed-at-once'],
    ['just over five minutes', '14:28 14:34', null],
    ['board by board, but none before the error', '14:31 14:40 14:52', 'keyed-afterwards'],
    ['at the very time of it', '14:30 14:40', 'keyed-afterwards'],
    ['a single result before it', '14:10', null],
    ['a single result after it', '14:40', 'keyed-afterwards'],
  ])('%s: %s → %s', (_, times, expected) => {
    expect(doubt(times, '14:30')).toBe(expected);
  });

  it('a slip of forty boards that took half an hour to key in was not played meanwhile', () => {
    const keyed = Array.from({ length: 40 }, (_, index) => clock('17:00') + index * 45_000);
    expect(doubtTimes(keyed, clock('14:30'))).toBe('keyed-at-once');
  });

  it('nothing recorded leaves nothing to doubt', () => {
    expect(doubtTimes([], clock('14:30'))).toBeNull();
  });

  it('the order of the times is of no account', () => {
    const times = fc.array(fc.nat(10_000_000), { minLength: 1 });
    fc.assert(
      fc.property(times, fc.nat(10_000_000), (recorded, at) => {
        expect(doubtTimes([...recorded].reverse(), at)).toBe(doubtTimes(recorded, at));
      }),
    );
  });
});

describe('board 7 was put back wrongly at table 3 at 14:30', () => {
  it.each([
    ['both tables had recorded it by then', '14:05', '14:20', 'keep'],
    ['only one of them had', '14:05', '14:41', 'cancel'],
    ['neither had', '14:45', '14:41', 'cancel'],
    ['one has not played it yet', '14:05', null, 'cancel'],
    ['nobody has played it yet', null, null, 'waits'],
  ])('%s (%s, %s): %s', (_, a, b, proposal) => {
    const table = (name: string, time: string | null) => ({
      table: name,
      played: time !== null,
      playedAt: time === null ? null : clock(time),
    });
    const uses = [{ matchId: 'the match', tables: [table('A', a), table('B', b)] as const }];
    const error = { knownBy: 'time', table: '3', at: clock('14:30') } as const;
    expect(proposeCardSwap(uses, error)).toMatchObject({ ok: true, value: [{ proposal }] });
  });
});
