import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { momentOf, toDate, toDay, venueClock, venueDay } from './venue-time.ts';

const HERE = process.env['TZ'];

describe.each([
  ['UTC', 0],
  ['America/Los_Angeles', 480],
  ['Pacific/Auckland', -780],
])('a server in %s', (zone, offset) => {
  beforeAll(() => {
    process.env['TZ'] = zone;
    // Else the test would see nothing of another zone.
    expect(new Date('2027-01-01T12:00:00Z').getTimezoneOffset()).toBe(offset);
  });
  afterAll(() => {
    if (HERE === undefined) delete process.env['TZ'];
    else process.env['TZ'] = HERE;
  });

  it.each([
    ['a winter day', '2026-11-15', '10:00', '2026-11-15T09:00:00.000Z'],
    ['a summer day', '2026-08-31', '23:59', '2026-08-31T21:59:00.000Z'],
    ['before the clock goes forward', '2027-03-28', '01:59', '2027-03-28T00:59:00.000Z'],
    ['after it went forward', '2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
    ['what it jumps over', '2027-03-28', '02:30', '2027-03-28T01:30:00.000Z'],
    ['before it goes back', '2026-10-25', '01:59', '2026-10-24T23:59:00.000Z'],
    ['the hour that comes twice', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['after it went back', '2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
    ['midnight', '2027-01-01', '00:00', '2026-12-31T23:00:00.000Z'],
  ])('%s: %s %s', (_, day, time, moment) => {
    expect(momentOf(day, time).toISOString()).toBe(moment);
  });

  it.each([
    ['2026-10-24T21:59:00Z', '2026-10-24', '23:59'],
    ['2026-10-24T22:00:00Z', '2026-10-25', '00:00'],
    ['2026-10-25T01:30:00Z', '2026-10-25', '02:30'],
    ['2027-03-28T01:00:00Z', '2027-03-28', '03:00'],
  ])('%s is %s %s there', (moment, day, time) => {
    expect(venueClock(new Date(moment))).toBe(`${day}T${time}`);
    expect(venueDay(new Date(moment))).toBe(day);
  });

  it('days never shift', () => {
    fc.assert(
      fc.property(
        fc.date({ min: toDate('1950-01-01'), max: toDate('2199-12-31'), noInvalidDate: true }),
        (date) => {
          const day = toDay(date);
          expect(toDay(toDate(day))).toBe(day);
          expect(venueClock(momentOf(day, '10:00'))).toBe(`${day}T10:00`);
        },
      ),
    );
  });
});
