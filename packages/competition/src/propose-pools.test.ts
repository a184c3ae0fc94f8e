import { unwrap } from '@spadille/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextRound, type Pairing, proposePools, roundsOfPool, roundsOnDays } from './index.ts';

const numbersUpTo = (size: number) => Array.from({ length: size }, (_, index) => index + 1);

describe('odd pools of five to fifteen', () => {
  it.each([5, 7, 9, 11, 13, 15])('%d teams: everybody has one bye, and nobody meets twice', (size) => {
    const teams = numbersUpTo(size);
    const drawn: (readonly Pairing[])[] = [];
    const byes: number[] = [];
    for (let nth = 1; nth <= roundsOfPool(size); nth += 1) {
      const { pairings, bye } = unwrap(nextRound(teams, drawn));
      drawn.push(pairings);
      byes.push(bye ?? 0);
      // Also while the rounds go on no team has had two byes before all have had one.
      expect(new Set(byes).size).toBe(byes.length);
    }
    expect(byes.sort((a, b) => a - b)).toEqual(teams);
    expect(new Set(drawn.flat().map(({ home, away }) => `${home}-${away}`)).size).toBe(
      (size * (size - 1)) / 2,
    );
    expect(drawn.flat().every(({ home, away }) => home < away)).toBe(true);
    expect(nextRound(teams, drawn)).toMatchObject({ ok: false, error: { code: 'all-have-met' } });
  });
});

describe('how many pools', () => {
  it.each([
    ['forty teams in four rounds: pools of four', 40, 4, { pools: 10, smallest: 4, largest: 4, rounds: 3 }],
    [
      'forty teams in six rounds: pools of five and six',
      40,
      6,
      { pools: 7, smallest: 5, largest: 6, rounds: 5 },
    ],
    [
      'five teams in five rounds: one pool, a bye each',
      5,
      5,
      { pools: 1, smallest: 5, largest: 5, rounds: 5 },
    ],
    ['six teams in four rounds: two of three', 6, 4, { pools: 2, smallest: 3, largest: 3, rounds: 3 }],
    ['eight teams in one round: pools of two', 8, 1, { pools: 4, smallest: 2, largest: 2, rounds: 1 }],
    ['seven teams in one round: as near as can be', 7, 1, { pools: 3, smallest: 2, largest: 3, rounds: 3 }],
  ])('%s', (_, teams, rounds, proposal) => expect(proposePools(teams, rounds)).toEqual(proposal));

  it.each([0, 1])('none for %d teams', (teams) => expect(proposePools(teams, 4)).toBeNull());
});

describe('rounds on days of play', () => {
  const days = (...rounds: number[]) =>
    rounds.map((held, index) => ({ date: `2027-01-${String(10 + index).padStart(2, '0')}`, rounds: held }));

  it('fills each day in order', () => {
    expect(roundsOnDays(3, days(0, 0), 2)).toEqual({
      ok: true,
      value: ['2027-01-10', '2027-01-10', '2027-01-11'],
    });
  });

  it('goes on where the rounds drawn already have ended', () => {
    expect(roundsOnDays(2, days(0, 1, 0), 2)).toEqual({ ok: true, value: ['2027-01-11', '2027-01-12'] });
  });

  it('says how many there is room for', () => {
    expect(roundsOnDays(5, days(2, 0), 2)).toEqual({
      ok: false,
      error: { code: 'too-few-play-days', rounds: 5, room: 2 },
    });
  });

  it('never puts more on a day than it holds, nor a round before an earlier one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 6 }),
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: 1, max: 3 }),
        (held, rounds, aDay) => {
          const laid = roundsOnDays(rounds, days(...held), aDay);
          if (!laid.ok) return;
          expect([...laid.value].sort()).toEqual(laid.value);
          for (const { date, rounds: before } of days(...held)) {
            const now = before + laid.value.filter((day) => day === date).length;
            expect(now).toBeLessThanOrEqual(Math.max(aDay, before));
          }
        },
      ),
    );
  });
});
