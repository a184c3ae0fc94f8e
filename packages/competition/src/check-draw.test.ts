import { describe, expect, it } from 'vitest';
import { checkDraw, scheduleRounds, seatMatches, type SeatedMatch } from './index.ts';

const TEAMS = [1, 2, 3, 4, 5, 6];

const match = (number: number, home: number, away: number, tableA: number, tableB: number): SeatedMatch => ({
  match: number,
  home,
  away,
  tableA,
  tableB,
});

describe('a round drawn by hand', () => {
  it('is playable when nobody and no table is in two matches; a team left out has a bye', () => {
    expect(checkDraw(TEAMS, [match(1, 6, 2, 4, 9), match(2, 1, 3, 1, 2)])).toEqual([]);
    expect(checkDraw(TEAMS, [])).toEqual([]);
  });

  it.each([
    ['a team meets itself', [match(1, 3, 3, 1, 2)], [{ code: 'team-meets-itself', match: 1, team: 3 }]],
    ['a team nobody knows', [match(1, 3, 9, 1, 2)], [{ code: 'unknown-team', match: 1, team: 9 }]],
    [
      'a team in two matches',
      [match(1, 1, 2, 1, 2), match(2, 3, 1, 3, 4)],
      [{ code: 'team-twice', match: 2, team: 1, firstMatch: 1 }],
    ],
    [
      'a table in two matches',
      [match(1, 1, 2, 1, 2), match(2, 3, 4, 2, 3)],
      [{ code: 'table-twice', match: 2, table: 2, firstMatch: 1 }],
    ],
    [
      'both tables of a match are one',
      [match(1, 1, 2, 5, 5)],
      [{ code: 'table-twice', match: 1, table: 5, firstMatch: 1 }],
    ],
  ])('%s', (_, matches, faults) => {
    expect(checkDraw(TEAMS, matches)).toEqual(faults);
  });

  it('all faults are listed, each once', () => {
    const faults = checkDraw(TEAMS, [match(1, 1, 2, 1, 2), match(2, 2, 2, 1, 2), match(3, 8, 2, 3, 4)]);
    expect(faults.map(({ code, match: number }) => `${number} ${code}`)).toEqual([
      '2 team-meets-itself',
      '2 team-twice',
      '2 table-twice',
      '2 table-twice',
      '3 unknown-team',
      '3 team-twice',
    ]);
  });

  it('every round of the schedule passes', () => {
    for (const { pairings } of scheduleRounds(TEAMS))
      expect(checkDraw(TEAMS, seatMatches(pairings))).toEqual([]);
  });
});
