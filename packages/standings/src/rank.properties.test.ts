import { matchRecords, pools, scored, type PoolTeam } from '@spadille/test-kit';
import { type MatchScore, scoreMatch } from '@spadille/scoring';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DM_STANDINGS, type Placing, rank, tally } from './index.ts';

const shuffled = <T>(items: readonly T[]) => fc.shuffledSubarray([...items], { minLength: items.length });

/** Sums of a team over matches, written the long way round. */
function sums(team: string, matches: readonly MatchScore[]): [number, number] {
  const home = matches.filter((match) => match.home === team && match.kind !== 'unplayed');
  const away = matches.filter((match) => match.away === team && match.kind !== 'unplayed');
  const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
  return [
    total([...home.map((m) => m.homeMatchPoints), ...away.map((m) => m.awayMatchPoints)]),
    total([...home.map((m) => m.homeGamePoints), ...away.map((m) => m.awayGamePoints)]),
  ];
}

/** Whether `a` stands before `b` by the rules' own words: +1, −1, or 0 for a shared place. */
function standsBefore(
  a: string,
  b: string,
  level: readonly string[],
  matches: readonly MatchScore[],
): number {
  const among = matches.filter(({ home, away }) => level.includes(home) && level.includes(away));
  const key = (team: string) => sums(team, among).join();
  const [[ownA, pointsA], [ownB, pointsB]] = [sums(a, among), sums(b, among)];
  if (ownA !== ownB) return Math.sign(ownA - ownB);
  if (pointsA !== pointsB) return Math.sign(pointsA - pointsB);
  const still = level.filter((team) => key(team) === key(a));
  return still.length === level.length ? 0 : standsBefore(a, b, still, matches);
}

const placeOf = (placings: readonly Placing[], team: string) =>
  placings.find((placing) => placing.team === team)?.place ?? Number.NaN;

function checkInvariants(
  teams: readonly PoolTeam[],
  matches: readonly MatchScore[],
  placings: readonly Placing[],
) {
  expect(placings.map(({ team }) => team).sort()).toEqual(teams.map(({ id }) => id).sort());
  expect(placings.reduce((sum, { gamePoints }) => sum + gamePoints, 0)).toBe(0);
  for (const placing of placings) {
    expect([placing.matchPoints, placing.gamePoints]).toEqual(sums(placing.team, matches));
    expect(placing.won + placing.drawn + placing.lost).toBe(placing.played);
    // 1, 2, 2, 4: a place is one more than the number of teams before it.
    const better = placings.filter((other) => (other.place ?? 0) < (placing.place ?? 0));
    expect(placing.place).toBe(better.length + 1);
    expect(placing.shared).toBe(placings.some((other) => other !== placing && other.place === placing.place));
  }
}

describe('the standings', () => {
  it('hold their invariants after every single match', () => {
    fc.assert(
      fc.property(pools(), ({ teams, matches }) => {
        for (let count = 0; count <= matches.length; count += 1) {
          const until = matches.slice(0, count);
          checkInvariants(teams, until, rank(teams, until));
        }
      }),
    );
  });

  it('follow the rules’ own words for every two teams, rings and smaller rings among them', () => {
    fc.assert(
      fc.property(pools(), ({ teams, matches }) => {
        const placings = rank(teams, matches);
        const all = teams.map(({ id }) => id);
        for (const a of all) {
          for (const b of all) {
            // The whole pool is where match points and game points are looked at first.
            const before = Math.sign(placeOf(placings, b) - placeOf(placings, a));
            expect(before).toBe(a === b ? 0 : standsBefore(a, b, all, matches));
          }
        }
      }),
      { numRuns: 400 },
    );
  });

  it('only refine: no team with more match points, or as many and more game points, stands lower', () => {
    fc.assert(
      fc.property(pools(), ({ teams, matches }) => {
        const placings = rank(teams, matches);
        placings.slice(1).forEach((below, index) => {
          const above = placings[index] as Placing;
          expect(above.matchPoints).toBeGreaterThanOrEqual(below.matchPoints);
          if (above.matchPoints === below.matchPoints) {
            expect(above.gamePoints).toBeGreaterThanOrEqual(below.gamePoints);
          }
        });
      }),
    );
  });

  it('do not depend on the order of teams or matches, nor on which team is named first', () => {
    const turned = ({ kind, id, home, away, ...points }: MatchScore): MatchScore => ({
      kind,
      id,
      home: away,
      away: home,
      homeGamePoints: points.awayGamePoints,
      awayGamePoints: points.homeGamePoints,
      homeMatchPoints: points.awayMatchPoints,
      awayMatchPoints: points.homeMatchPoints,
    });
    const entered = pools().chain((pool) =>
      fc.tuple(fc.constant(pool), shuffled(pool.teams), shuffled(pool.matches)),
    );
    fc.assert(
      fc.property(entered, ([{ teams, matches }, otherTeams, otherMatches]) => {
        const once = rank(teams, matches);
        expect(rank(otherTeams, otherMatches)).toEqual(once);
        expect(rank(teams, matches.map(turned))).toEqual(once);
      }),
    );
  });

  it('say what decided each place', () => {
    fc.assert(
      fc.property(pools(), ({ teams, matches }) => {
        const placings = rank(teams, matches);
        for (const { team, decidedBy, matchPoints, gamePoints, shared, ownMatches } of placings) {
          const others = placings.filter((other) => other.team !== team && other.matchPoints === matchPoints);
          const level = others.filter((other) => other.gamePoints === gamePoints);
          const expected = shared
            ? 'shared'
            : others.length === 0
              ? 'match-points'
              : level.length === 0
                ? 'game-points'
                : 'own-matches';
          expect(decidedBy).toBe(expected);
          expect(ownMatches.length > 0).toBe(level.length > 0);
          // Each look is among fewer teams than the one before, this team one of them.
          ownMatches.forEach(({ among, ...points }, index) => {
            expect(among).toContain(team);
            expect(among.length).toBeLessThan(ownMatches[index - 1]?.among.length ?? level.length + 2);
            const inside = matches.filter(({ home, away }) => among.includes(home) && among.includes(away));
            expect([points.matchPoints, points.gamePoints]).toEqual(sums(team, inside));
          });
        }
      }),
    );
  });

  it('need a play-off exactly where teams on one place lie across a line that decides something', () => {
    const lines = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 3 });
    fc.assert(
      fc.property(pools(), lines, ({ teams, matches }, decisivePlaces) => {
        const placings = rank(teams, matches, { ...DM_STANDINGS, decisivePlaces });
        for (const { place, playOffNeeded } of placings) {
          // Before anybody has played nothing is decided.
          const begun = placings.some((other) => other.place === place && other.played > 0);
          const here = placings.filter((other) => other.place === place).length;
          const parted = decisivePlaces.some(
            (line) => (place ?? 0) <= line && line < (place ?? 0) + here - 1,
          );
          expect(playOffNeeded).toBe(parted && begun);
        }
      }),
    );
  });

  it('with own matches for decisive places only: the same figures, and the same order across every line', () => {
    fc.assert(
      fc.property(pools(), fc.integer({ min: 1, max: 6 }), ({ teams, matches }, line) => {
        const every = rank(teams, matches, { ...DM_STANDINGS, decisivePlaces: [line] });
        const only = rank(teams, matches, {
          ...DM_STANDINGS,
          decisivePlaces: [line],
          ownMatchesFor: 'decisive-places',
        });
        const above = (placings: readonly Placing[]) =>
          placings
            .filter(({ place }) => (place ?? 0) <= line)
            .map(({ team }) => team)
            .sort();
        expect(only.filter(({ playOffNeeded }) => playOffNeeded)).toEqual(
          every.filter(({ playOffNeeded }) => playOffNeeded),
        );
        expect(above(only)).toEqual(above(every));
        checkInvariants(teams, matches, only);
      }),
    );
  });
});

describe('what must not change the standings', () => {
  it('a match that was never played, or that a team from outside played', () => {
    fc.assert(
      fc.property(pools(), ({ teams, matches }) => {
        const before = rank(teams, matches);
        const unplayed: MatchScore = {
          ...scored('A', 'B', 0),
          kind: 'unplayed',
          homeMatchPoints: 0,
          awayMatchPoints: 0,
        };
        expect(rank(teams, [unplayed, ...matches])).toEqual(before);
        expect(rank(teams, [...matches, scored('Z', 'A', 40), scored('B', 'Z', 9)])).toEqual(before);
      }),
    );
  });

  it('a team that withdrew, when its results are annulled: the others stand as without it', () => {
    fc.assert(
      fc.property(pools(), fc.nat(6), ({ teams, matches }, chosen) => {
        const gone = teams[chosen % teams.length] as PoolTeam;
        const marked = teams.map((team) => ({ ...team, withdrawn: team === gone }));
        const placings = rank(marked, matches, { ...DM_STANDINGS, withdrawal: 'annul-results' });
        const without = rank(
          teams.filter((team) => team !== gone),
          matches.filter(({ home, away }) => home !== gone.id && away !== gone.id),
        );
        expect(placings.slice(0, -1)).toEqual(without);
        expect(placings.at(-1)).toMatchObject({
          team: gone.id,
          place: null,
          decidedBy: 'withdrawn',
          played: 0,
        });
      }),
    );
  });

  it('a team that withdrew, when its results are kept: the others have the points they had', () => {
    fc.assert(
      fc.property(pools(), fc.nat(6), ({ teams, matches }, chosen) => {
        const gone = teams[chosen % teams.length] as PoolTeam;
        const placings = rank(
          teams.map((team) => ({ ...team, withdrawn: team === gone })),
          matches,
        );
        for (const { team, matchPoints, gamePoints, ownMatches } of placings) {
          expect([matchPoints, gamePoints]).toEqual(sums(team, matches));
          expect(ownMatches.flatMap(({ among }) => among)).not.toContain(gone.id);
        }
        expect(placings.at(-1)).toMatchObject({
          team: gone.id,
          place: null,
          shared: false,
          playOffNeeded: false,
        });
      }),
    );
  });

  it('ranking changes nothing that it was given', () => {
    fc.assert(
      fc.property(pools(), ({ teams, matches }) => {
        const before = structuredClone({ teams, matches });
        rank(teams, matches);
        expect({ teams, matches }).toEqual(before);
      }),
    );
  });
});

it('a tally counts a match for both its teams', () => {
  fc.assert(
    fc.property(matchRecords('A', 'B'), (record) => {
      const match = scoreMatch(record);
      const tallies = tally(['A', 'B'], [match]);
      const played = match.kind === 'unplayed' ? 0 : 1;
      expect([tallies.get('A')?.played, tallies.get('B')?.played]).toEqual([played, played]);
      expect(tallies.get('A')?.won).toBe(tallies.get('B')?.lost);
      expect(tallies.get('A')?.drawn).toBe(tallies.get('B')?.drawn);
    }),
  );
});
