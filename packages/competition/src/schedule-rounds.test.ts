import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlannedRound, scheduleRounds, seatMatches } from './index.ts';

const numbersUpTo = (size: number) => Array.from({ length: size }, (_, index) => index + 1);

/** Checks a schedule from its meetings alone, knowing nothing of how it was made. */
function checkSchedule(teams: readonly number[], rounds: readonly PlannedRound[]) {
  const meetings = new Map<string, number>();
  const byes = new Map<number, number>(teams.map((team) => [team, 0]));
  for (const { pairings, bye } of rounds) {
    const busy = pairings.flatMap(({ home, away }) => [home, away]);
    expect([...busy, ...(bye === null ? [] : [bye])].sort((a, b) => a - b)).toEqual(teams);
    if (bye !== null) byes.set(bye, (byes.get(bye) ?? 0) + 1);
    for (const { home, away } of pairings) {
      expect(home).toBeLessThan(away);
      meetings.set(`${home} ${away}`, (meetings.get(`${home} ${away}`) ?? 0) + 1);
    }
  }
  expect(meetings.size).toBe((teams.length * (teams.length - 1)) / 2);
  expect([...meetings.values()].every((count) => count === 1)).toBe(true);
  const odd = teams.length % 2;
  expect(rounds).toHaveLength(teams.length - 1 + odd);
  expect([...byes.values()]).toEqual(teams.map(() => odd));
}

describe('an all-play-all schedule', () => {
  it.each(numbersUpTo(20).slice(1))(
    'of %d teams: everyone meets everyone once, and byes are even',
    (size) => {
      checkSchedule(numbersUpTo(size), scheduleRounds(numbersUpTo(size)));
    },
  );

  it('works with any team numbers, in any order', () => {
    const anyTeams = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(anyTeams, (teams) => {
        const sorted = [...teams].sort((a, b) => a - b);
        checkSchedule(sorted, scheduleRounds(teams));
        expect(scheduleRounds(teams)).toEqual(scheduleRounds(sorted));
      }),
    );
  });

  it('of four teams, round by round', () => {
    expect(scheduleRounds([1, 2, 3, 4])).toEqual([
      {
        pairings: [
          { home: 1, away: 4 },
          { home: 2, away: 3 },
        ],
        bye: null,
      },
      {
        pairings: [
          { home: 1, away: 2 },
          { home: 3, away: 4 },
        ],
        bye: null,
      },
      {
        pairings: [
          { home: 1, away: 3 },
          { home: 2, away: 4 },
        ],
        bye: null,
      },
    ]);
  });

  it('of one team or none has no rounds', () => {
    expect(scheduleRounds([])).toEqual([]);
    expect(scheduleRounds([7])).toEqual([]);
  });
});

it('match k sits at tables 2k−1 and 2k, in the order of the draw', () => {
  expect(
    seatMatches([
      { home: 3, away: 8 },
      { home: 1, away: 2 },
      { home: 5, away: 9 },
    ]),
  ).toEqual([
    { match: 1, tableA: 1, tableB: 2, home: 3, away: 8 },
    { match: 2, tableA: 3, tableB: 4, home: 1, away: 2 },
    { match: 3, tableA: 5, tableB: 6, home: 5, away: 9 },
  ]);
});
