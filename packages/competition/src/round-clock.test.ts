import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ClockStep, moveClock, type RoundClock, secondsLeftOf, unsetClock } from './round-clock.ts';

const NOON = Date.UTC(2026, 10, 15, 12);
const MINUTE = 60_000;

/** What is left in minutes after some steps, each so many minutes after noon. */
function play(clock: RoundClock, steps: readonly (readonly [at: number, ClockStep])[], lookAt: number) {
  const after = steps.reduce((now, [at, step]) => moveClock(now, step, NOON + at * MINUTE), clock);
  return { left: secondsLeftOf(after, NOON + lookAt * MINUTE) / 60, runs: after.endsAt !== null };
}

const start: ClockStep = { kind: 'start' };
const pause: ClockStep = { kind: 'pause' };
const reset: ClockStep = { kind: 'reset' };
const add = (minutes: number): ClockStep => ({ kind: 'add', minutes });
const set = (minutes: number): ClockStep => ({ kind: 'set', minutes });

describe('the round’s clock', () => {
  it.each<[string, readonly (readonly [number, ClockStep])[], number, number, boolean]>([
    ['stands at the usual time', [], 30, 150, false],
    ['runs down', [[0, start]], 30, 120, true],
    ['is up, and stays up', [[0, start]], 200, 0, true],
    [
      'stands while it is paused',
      [
        [0, start],
        [10, pause],
      ],
      60,
      140,
      false,
    ],
    [
      'goes on from where it was paused',
      [
        [0, start],
        [10, pause],
        [60, start],
      ],
      70,
      130,
      true,
    ],
    [
      'is not set back by a second start',
      [
        [0, start],
        [10, start],
      ],
      20,
      130,
      true,
    ],
    [
      'takes five minutes more while it runs',
      [
        [0, start],
        [10, add(5)],
      ],
      20,
      135,
      true,
    ],
    ['loses five minutes while it stands', [[0, add(-5)]], 20, 145, false],
    [
      'never has less than nothing',
      [
        [0, set(3)],
        [0, add(-5)],
      ],
      0,
      0,
      false,
    ],
    [
      'has what was given when time was up already',
      [
        [0, set(3)],
        [0, start],
        [10, add(5)],
      ],
      11,
      4,
      true,
    ],
    [
      'stands at its own time when it is reset',
      [
        [0, set(20)],
        [0, start],
        [5, reset],
      ],
      9,
      20,
      false,
    ],
    [
      'stands at what it is set to',
      [
        [0, start],
        [5, set(100)],
      ],
      9,
      100,
      false,
    ],
  ])('%s', (_, steps, lookAt, left, runs) => {
    expect(play(unsetClock(), steps, lookAt)).toEqual({ left, runs });
  });

  it('always runs or stands, and pausing and starting at once keeps what is left', () => {
    const anyStep: fc.Arbitrary<ClockStep> = fc.oneof(
      fc.constantFrom(start, pause, reset),
      fc.integer({ min: -60, max: 60 }).map(add),
      fc.integer({ min: 1, max: 1440 }).map(set),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(20), anyStep), { maxLength: 20 }), (moves) => {
        let [at, clock] = [NOON, unsetClock()];
        for (const [later, step] of moves) {
          at += later * MINUTE;
          clock = moveClock(clock, step, at);
          expect((clock.endsAt === null) !== (clock.secondsLeft === null)).toBe(true);
        }
        const again = moveClock(moveClock(clock, pause, at), start, at);
        expect(secondsLeftOf(again, at)).toBe(secondsLeftOf(clock, at));
      }),
    );
  });
});
