import { unwrap } from '@spadille/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareRest } from './best-of-rest.ts';
import { type FinalLine, type FinalPool, proposeAdvancement } from './propose-advancement.ts';

type Short = readonly [team: string, place: number | null, matchPoints: number, gamePoints: number];

const pool = (name: string, played: number, lines: readonly Short[]): FinalPool => ({
  pool: name,
  lines: lines.map(([team, place, matchPoints, gamePoints]) => ({
    team,
    place,
    shared: lines.filter((other) => other[1] === place).length > 1,
    played,
    matchPoints,
    gamePoints,
    carriedMatchPoints: 0,
    carriedGamePoints: 0,
  })),
});

const NORTH = pool('N', 3, [
  ['n1', 1, 6, 30],
  ['n2', 2, 4, 9],
  ['n3', 3, 2, -8],
  ['n4', 4, 0, -31],
]);
const SOUTH = pool('S', 3, [
  ['s1', 1, 5, 12],
  ['s2', 2, 4, 10],
  ['s3', 3, 3, -2],
  ['s4', 4, 0, -20],
]);

const propose = (pools: readonly FinalPool[], perPool: number, bestOfRest = 0) =>
  proposeAdvancement(pools, { perPool, bestOfRest });
const names = (pools: readonly FinalPool[], perPool: number, bestOfRest = 0) =>
  unwrap(propose(pools, perPool, bestOfRest)).goingOn.map(({ team }) => team);

describe('who goes on', () => {
  it('the first of every pool, winners before seconds, the better figures first', () => {
    expect(names([SOUTH, NORTH], 2)).toEqual(['n1', 's1', 's2', 'n2']);
  });

  it('says where a play-off gave the place', () => {
    const lines = NORTH.lines.map((line) => ({ ...line, playOff: line.team === 'n1' }));
    const { goingOn } = unwrap(propose([{ ...NORTH, lines }], 2));
    expect(goingOn.map(({ team, reason }) => [team, 'playOff' in reason && reason.playOff])).toEqual([
      ['n1', true],
      ['n2', false],
    ]);
  });

  it('each with the reason', () => {
    const { goingOn } = unwrap(propose([NORTH, SOUTH], 1, 1));
    expect(goingOn.map(({ team, reason }) => [team, reason])).toEqual([
      ['n1', { kind: 'place-in-pool', place: 1, shared: false, playOff: false }],
      ['s1', { kind: 'place-in-pool', place: 1, shared: false, playOff: false }],
      [
        's2',
        {
          kind: 'best-of-rest',
          rank: 1,
          place: 2,
          played: 3,
          matchPoints: 4,
          gamePoints: 10,
          asIfPlayed: 3,
          playOff: false,
        },
      ],
    ]);
  });

  it('the best of the rest of a small pool are not behind for having had fewer matches', () => {
    const small = pool('L', 2, [
      ['l1', 1, 4, 20],
      ['l2', 2, 3, 5],
      ['l3', 3, 0, -25],
    ]);
    // 3 of 2 matches is 4½ of 3: better than 4 of 3.
    expect(names([NORTH, SOUTH, small], 1, 1)).toEqual(['n1', 'l1', 's1', 'l2']);
  });

  it('a team that has withdrawn never does', () => {
    const gone = pool('W', 3, [
      ['w2', 1, 3, 0],
      ['w3', 2, 2, 0],
      ['w1', null, 6, 40],
    ]);
    expect(names([gone], 1)).toEqual(['w2']);
    expect(propose([gone], 3)).toMatchObject({ error: { code: 'more-go-on-than-there-are', left: 2 } });
  });

  it('the next in line does when a team withdrew after its place was frozen', () => {
    const gone = pool('W', 3, [
      ['w1', null, 6, 40],
      ['w2', 2, 3, 0],
      ['w3', 3, 2, 0],
    ]);
    expect(names([gone], 1)).toEqual(['w2']);
  });

  it('all that share a place within the line do', () => {
    const shared = pool('D', 3, [
      ['d1', 1, 4, 4],
      ['d2', 1, 4, 4],
      ['d3', 3, 1, 0],
    ]);
    expect(names([shared], 2)).toEqual(['d1', 'd2']);
  });
});

describe('what is left open', () => {
  const level = pool('E', 3, [
    ['e1', 1, 6, 20],
    ['e2', 2, 3, 0],
    ['e3', 2, 3, 0],
    ['e4', 4, 0, -20],
  ]);

  it('a place in a pool that is level across the line', () => {
    const { goingOn, undecided } = unwrap(propose([level, NORTH], 2));
    expect(goingOn.map(({ team }) => team)).toEqual(['n1', 'e1', 'n2']);
    expect(undecided).toEqual([{ pool: 'E', teams: ['e2', 'e3'], spots: 1 }]);
  });

  it('then nobody knows the rest', () => {
    const { goingOn, undecided } = unwrap(propose([level, NORTH], 2, 1));
    expect(goingOn.map(({ team }) => team)).not.toContain('n3');
    expect(undecided).toEqual([
      { pool: 'E', teams: ['e2', 'e3'], spots: 1 },
      { pool: null, teams: [], spots: 1 },
    ]);
  });

  it('the best of the rest with the same figures, until they have played it off', () => {
    const west = pool('V', 3, [
      ['v1', 1, 6, 12],
      ['v2', 2, 4, 10],
    ]);
    const pools = [SOUTH, west];
    expect(unwrap(propose(pools, 1, 1)).undecided).toEqual([{ pool: null, teams: ['s2', 'v2'], spots: 1 }]);
    const played = unwrap(proposeAdvancement(pools, { perPool: 1, bestOfRest: 1 }, () => [['v2'], ['s2']]));
    expect(played.undecided).toEqual([]);
    expect(played.goingOn.at(-1)).toMatchObject({ team: 'v2', reason: { rank: 1, playOff: true } });
  });
});

describe('what is refused', () => {
  it.each([
    ['nobody', 0, 0, { code: 'nobody-goes-on' }],
    ['five of a pool of four', 5, 0, { code: 'more-go-on-than-there-are', pool: 'N', wanted: 5, left: 4 }],
    ['seven of a rest of six', 1, 7, { code: 'more-go-on-than-there-are', pool: null, wanted: 7, left: 6 }],
  ])('%s', (_, perPool, bestOfRest, error) =>
    expect(propose([NORTH, SOUTH], perPool, bestOfRest)).toEqual({ ok: false, error }),
  );
});

describe('figures of the rest', () => {
  const line = fc.record({
    played: fc.integer({ min: 0, max: 6 }),
    matchPoints: fc.nat(12),
    gamePoints: fc.integer({ min: -60, max: 60 }),
    carriedMatchPoints: fc.nat(6),
    carriedGamePoints: fc.integer({ min: -30, max: 30 }),
  });
  const sign = (n: number) => Math.sign(n) + 0;

  it('are ordered: nobody is before himself, and whoever is before the one before me is before me', () => {
    fc.assert(
      fc.property(line, line, line, fc.integer({ min: 1, max: 6 }), (a, b, c, matches) => {
        expect(sign(compareRest(a, b, matches))).toBe(sign(0 - compareRest(b, a, matches)));
        if (compareRest(a, b, matches) <= 0 && compareRest(b, c, matches) <= 0) {
          expect(compareRest(a, c, matches)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });

  it('are the plain sums where all have played the same', () => {
    fc.assert(
      fc.property(line, line, fc.integer({ min: 1, max: 6 }), (one, other, played) => {
        const [a, b] = [
          { ...one, played },
          { ...other, played },
        ];
        const plain = b.matchPoints - a.matchPoints || b.gamePoints - a.gamePoints;
        expect(sign(compareRest(a, b, played))).toBe(sign(plain));
      }),
    );
  });
});

it('as many go on as were set, or the open spots are told; each once, none of them behind one who stays', () => {
  const figures = fc.record({ matchPoints: fc.nat(3), gamePoints: fc.integer({ min: -1, max: 1 }) });
  const pools = fc.array(fc.array(figures, { minLength: 2, maxLength: 6 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(pools, fc.nat(3), fc.nat(4), (given, perPool, bestOfRest) => {
      const made = given.map((lines, index) => ranked(`${index}`, lines));
      const proposed = propose(made, perPool, bestOfRest);
      if (!proposed.ok) return;
      const { goingOn, undecided } = proposed.value;
      const open = undecided.reduce((sum, { spots }) => sum + spots, 0);
      expect(goingOn.length + open).toBe(perPool * made.length + bestOfRest);
      const teams = goingOn.map(({ team }) => team);
      expect(new Set(teams).size).toBe(teams.length);
      for (const { lines } of made) {
        const places = (isIn: boolean) =>
          lines.filter(({ team }) => teams.includes(team) === isIn).map(({ place }) => place ?? 0);
        expect(Math.max(0, ...places(true))).toBeLessThanOrEqual(Math.min(99, ...places(false)));
      }
    }),
  );
});

/** A pool with the places that its figures give. */
function ranked(name: string, figures: readonly { matchPoints: number; gamePoints: number }[]): FinalPool {
  const worth = (line: { matchPoints: number; gamePoints: number }) =>
    line.matchPoints * 10 + line.gamePoints;
  const lines = figures
    .map((line, index): FinalLine => {
      const place = 1 + figures.filter((other) => worth(other) > worth(line)).length;
      const shared = figures.filter((other) => worth(other) === worth(line)).length > 1;
      const carried = { carriedMatchPoints: 0, carriedGamePoints: 0 };
      return { team: `${name}${index}`, place, shared, played: figures.length - 1, ...line, ...carried };
    })
    .sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
  return { pool: name, lines };
}
