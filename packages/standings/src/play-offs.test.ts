import { type MatchScore } from '@spadille/scoring';
import { pools, scored, teamsOf } from '@spadille/test-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DM_STANDINGS, type Placing, rank } from './index.ts';

const inShort = (placings: readonly Placing[]) =>
  placings.map(({ team, place, decidedBy }) => `${team} ${place} ${decidedBy}`);
const needPlayOff = (placings: readonly Placing[]) =>
  placings.filter(({ playOffNeeded }) => playOffNeeded).map(({ team }) => team);
const lines = (...decisivePlaces: number[]) => ({ ...DM_STANDINGS, decisivePlaces });

describe('example 11 with a play-off: B and C drew 0, and place 2 decides something', () => {
  const matches = [
    scored('A', 'D', 20),
    scored('B', 'D', -6),
    scored('A', 'B', -9),
    scored('A', 'C', 1),
    scored('C', 'D', 4),
    scored('B', 'C', 0),
  ];
  const after = (playOffs: readonly MatchScore[], decisivePlaces = [2]) =>
    rank(teamsOf('ABCD'), matches, lines(...decisivePlaces), playOffs);

  it('one game point in the play-off is enough', () => {
    const placings = after([scored('B', 'C', -1)]);
    expect(inShort(placings)).toEqual(['A 1 game-points', 'C 2 play-off', 'B 3 play-off', 'D 4 game-points']);
    expect(needPlayOff(placings)).toEqual([]);
    expect(placings[1]?.playOffs).toEqual([{ among: ['B', 'C'], matchPoints: 1, gamePoints: 1 }]);
  });

  it('it counts in nobody’s sums', () => {
    const figures = (placings: readonly Placing[]) =>
      Object.fromEntries(
        placings.map((line) => [line.team, [line.played, line.matchPoints, line.gamePoints]]),
      );
    expect(figures(after([scored('B', 'C', 30)]))).toEqual(figures(after([])));
  });

  it('still level: another one is needed, and decides', () => {
    expect(needPlayOff(after([scored('B', 'C', 0)]))).toEqual(['B', 'C']);
    const placings = after([scored('B', 'C', 0), scored('C', 'B', -2)]);
    expect(inShort(placings).slice(1, 3)).toEqual(['B 2 play-off', 'C 3 play-off']);
    expect(placings[1]?.playOffs.map(({ gamePoints }) => gamePoints)).toEqual([0, 2]);
  });

  it('one that was not played parts nobody', () => {
    expect(needPlayOff(after([{ ...scored('B', 'C', 0), kind: 'unplayed' }]))).toEqual(['B', 'C']);
  });

  it('it is not looked at where the place decides nothing, or where the teams are not level', () => {
    expect(inShort(after([scored('B', 'C', 9)], [1]))).toEqual(inShort(after([], [1])));
    expect(inShort(after([scored('D', 'A', 40)]))).toEqual(inShort(after([])));
  });
});

describe('a play-off of three', () => {
  /** A ring of draws with the same sums: nothing parts A, B and C. */
  const ring = [scored('A', 'B', 0), scored('B', 'C', 0), scored('C', 'A', 0)];
  const title = (...playOffs: MatchScore[]) => rank(teamsOf('ABC'), ring, lines(1), playOffs);

  it('decides nothing until every two have met', () => {
    const placings = title(scored('A', 'B', 10), scored('A', 'C', 10));
    expect(needPlayOff(placings)).toEqual(['A', 'B', 'C']);
    expect(placings.map(({ playOffs }) => playOffs)).toEqual([[], [], []]);
  });

  it('then parts them by the same key as own matches', () => {
    const placings = title(scored('A', 'B', 1), scored('A', 'C', 7), scored('B', 'C', 2));
    expect(inShort(placings)).toEqual(['A 1 play-off', 'B 2 play-off', 'C 3 play-off']);
  });

  it('a further one among those still level across the line leaves the others where they are', () => {
    // Match points 3, 3, 0 and game points 7, 7, −14: A and B are level for the title, C is third.
    const first = [scored('A', 'B', 0), scored('A', 'C', 7), scored('B', 'C', 7)];
    expect(needPlayOff(title(...first))).toEqual(['A', 'B']);
    expect(inShort(title(...first))[2]).toBe('C 3 play-off');
    const placings = title(...first, scored('A', 'B', -40));
    expect(inShort(placings)).toEqual(['B 1 play-off', 'A 2 play-off', 'C 3 play-off']);
    expect(placings[1]?.playOffs.map(({ among }) => among.join(''))).toEqual(['ABC', 'AB', 'AB']);
  });

  it('those who are level where nothing is decided share their place', () => {
    const placings = title(scored('A', 'B', 7), scored('A', 'C', 7), scored('B', 'C', 0));
    expect(inShort(placings)).toEqual(['A 1 play-off', 'B 2 shared', 'C 2 shared']);
    expect(needPlayOff(placings)).toEqual([]);
  });
});

describe('whatever is played off', () => {
  const playOff = fc
    .record({ one: fc.nat(6), other: fc.nat(6), points: fc.constantFrom(-7, -1, 0, 0, 3) })
    .filter(({ one, other }) => one !== other)
    .map(({ one, other, points }) => scored('ABCDEFG'[one] ?? 'A', 'ABCDEFG'[other] ?? 'B', points));

  it('figures stay, and no team leaves the places of its level group', () => {
    fc.assert(
      fc.property(
        pools(),
        fc.array(playOff, { maxLength: 12 }),
        fc.integer({ min: 1, max: 5 }),
        ({ teams, matches }, playOffs, line) => {
          const plain = rank(teams, matches, lines(line));
          const played = rank(teams, matches, lines(line), playOffs);
          expect(played).toHaveLength(plain.length);
          for (const now of played) {
            const before = plain.find(({ team }) => team === now.team) as Placing;
            expect([now.played, now.matchPoints, now.gamePoints]).toEqual([
              before.played,
              before.matchPoints,
              before.gamePoints,
            ]);
            const level = plain.filter(({ place }) => place === before.place).length;
            expect(now.place).toBeGreaterThanOrEqual(before.place ?? 0);
            expect(now.place).toBeLessThan((before.place ?? 0) + level);
            if (now.decidedBy === 'play-off') expect(now.playOffs.length).toBeGreaterThan(0);
            if (!before.playOffNeeded && before.played > 0) expect(now.place).toBe(before.place);
          }
        },
      ),
    );
  });
});
