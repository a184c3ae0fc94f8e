import { describe, expect, it } from 'vitest';
import { fromVenueClock, toVenueClock } from './venue-time.ts';

describe('the clock on the venue’s wall', () => {
  it.each([
    ['in winter', '2026-11-15T13:05', '2026-11-15T12:05:00.000Z'],
    ['in summer', '2026-07-01T00:30', '2026-06-30T22:30:00.000Z'],
    ['in the hour before summer time', '2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
    ['in the hour after it has begun', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
    ['after summer time has ended', '2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ])('%s', (_, clock, instant) => {
    expect(fromVenueClock(clock)).toBe(instant);
    expect(toVenueClock(new Date(instant))).toBe(clock);
  });

  it.each([
    ['the hour that comes twice is the first', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['from its first minute', '2026-10-25T02:00', '2026-10-25T00:00:00.000Z'],
    ['to its last', '2026-10-25T02:59', '2026-10-25T00:59:00.000Z'],
    ['in any year', '2027-10-31T02:30', '2027-10-31T00:30:00.000Z'],
    ['what the clock jumps over is an hour later', '2027-03-28T02:30', '2027-03-28T01:30:00.000Z'],
  ])('%s, as on the server', (_, clock, instant) => {
    expect(fromVenueClock(clock)).toBe(instant);
  });

  it.each(['', 'i dag', '2026-13-01T10:00', '2026-11-15'])('"%s" is no moment', (text) => {
    expect(fromVenueClock(text)).toBeNull();
  });
});
