import { describe, expect, it } from 'vitest';
import { checkMoment, CLOCK_TOLERANCE_MS } from './moment.ts';

const NOW = Date.UTC(2026, 10, 15, 13, 0);

describe('when something can have happened', () => {
  it.each([
    ['now', {}, null],
    ['earlier that day', { at: NOW - 3_600_000 }, null],
    ['a little ahead, as clocks are', { at: NOW + CLOCK_TOLERANCE_MS }, null],
    ['in the future', { at: NOW + CLOCK_TOLERANCE_MS + 1 }, 'time-in-future'],
    ['the day before', { day: '2026-11-14' }, 'time-before-play-day'],
    ['years before', { day: '1999-11-15' }, 'time-before-play-day'],
    ['after the day of the round', { day: '2026-11-16', today: '2026-11-16' }, null],
    ['today, in a round that is played before its day', { playDay: '2026-11-22' }, null],
    ['yesterday, in such a round', { playDay: '2026-11-22', day: '2026-11-14' }, 'time-before-play-day'],
  ])('%s', (_, changes, code) => {
    const said = { at: NOW, now: NOW, day: '2026-11-15', today: '2026-11-15', playDay: '2026-11-15' };
    const checked = checkMoment({ ...said, ...changes });
    expect(checked.ok ? null : checked.error.code).toBe(code);
  });
});
