import { scoreMatch } from '@spadille/scoring';
import { playedMatch, scored, teamsOf, totalOnly } from '@spadille/test-kit';
import { describe, expect, it } from 'vitest';
import { DM_STANDINGS, type Placing, rank, type RankedTeam, type StandingsSettings } from './index.ts';

/** A line a team, as a list on the wall would have it: team, place, what decided. */
const inShort = (placings: readonly Placing[]) =>
  placings.map(({ team, place, decidedBy }) => `${team} ${place} ${decidedBy}`);

const figures = (placings: readonly Placing[]) =>
  placings.map(({ team, matchPoints, gamePoints }) => [team, matchPoints, gamePoints]);

/** Whom each team was looked at among, one look after the other. */
const looks = (placings: readonly Placing[]) =>
  placings.map(({ team, ownMatches }) => [team, ...ownMatches.map(({ among }) => among.join(''))].join(' '));

const needPlayOff = (placings: readonly Placing[]) =>
  placings.filter(({ playOffNeeded }) => playOffNeeded).map(({ team }) => team);

const settings = (change: Partial<StandingsSettings>): StandingsSettings => ({ ...DM_STANDINGS, ...change });

describe('example 11: four teams on 3 match points', () => {
  const matches = [
    scored('A', 'D', 20),
    scored('B', 'D', -6),
    scored('A', 'B', -9),
    scored('A', 'C', 1),
    scored('C', 'D', 4),
    scored('B', 'C', 0),
  ];

  it('example 11: places 1, 2, 2, 4', () => {
    const placings = rank(teamsOf('ABCD'), matches);
    expect(figures(placings)).toEqual([
      ['A', 3, 12],
      ['B', 3, 3],
      ['C', 3, 3],
      ['D', 3, -18],
    ]);
    expect(inShort(placings)).toEqual(['A 1 game-points', 'B 2 shared', 'C 2 shared', 'D 4 game-points']);
  });

  it.each([
    ['only the title is decided', [1], []],
    ['place 2 decides something: a play-off', [2], ['B', 'C']],
    ['place 3 is the last safe one: both are safe', [3], []],
    ['nothing is decided', [], []],
  ])('example 11: %s', (_, decisivePlaces, teams) => {
    expect(needPlayOff(rank(teamsOf('ABCD'), matches, settings({ decisivePlaces })))).toEqual(teams);
  });

  it('example 11: why the place is shared can be told: they drew 0 between them', () => {
    const [, b, c] = rank(teamsOf('ABCD'), matches);
    const look = { among: ['B', 'C'], matchPoints: 1, gamePoints: 0 };
    expect([b?.ownMatches, c?.ownMatches]).toEqual([[look], [look]]);
  });
});

describe('own matches between tied teams', () => {
  /** A and B on 4 match points and +12; B has beaten A. */
  const PAIR = [
    scored('B', 'A', 6),
    scored('A', 'C', 10),
    scored('A', 'D', 8),
    scored('B', 'C', 3),
    scored('B', 'D', 3),
    scored('C', 'D', 0),
  ];

  it('part two teams by the match between them', () => {
    const placings = rank(teamsOf('ABCD'), PAIR);
    expect(figures(placings).slice(0, 2)).toEqual([
      ['B', 4, 12],
      ['A', 4, 12],
    ]);
    expect(inShort(placings)).toEqual([
      'B 1 own-matches',
      'A 2 own-matches',
      'D 3 game-points',
      'C 4 game-points',
    ]);
  });

  it('can be kept to the places that decide something', () => {
    const only = (decisivePlaces: number[]) => settings({ ownMatchesFor: 'decisive-places', decisivePlaces });
    expect(inShort(rank(teamsOf('ABCD'), PAIR, only([1])))).toEqual(inShort(rank(teamsOf('ABCD'), PAIR)));
    const elsewhere = rank(teamsOf('ABCD'), PAIR, only([3]));
    expect(inShort(elsewhere).slice(0, 2)).toEqual(['A 1 shared', 'B 1 shared']);
    expect(looks(elsewhere)).toEqual(['A', 'B', 'D', 'C']);
    expect(needPlayOff(elsewhere)).toEqual([]);
  });

  it('part three in a ring, level in match points, by the game points of the ring', () => {
    const ring = [scored('A', 'B', 9), scored('B', 'C', 7), scored('C', 'A', 6)];
    const others = [scored('A', 'D', 0), scored('B', 'D', 5), scored('C', 'D', 4)];
    const placings = rank(teamsOf('ABCD'), [...ring, ...others]);
    expect(figures(placings)).toEqual([
      ['A', 3, 3],
      ['C', 3, 3],
      ['B', 3, 3],
      ['D', 3, -9],
    ]);
    expect(inShort(placings).slice(0, 3)).toEqual(['A 1 own-matches', 'C 2 own-matches', 'B 3 own-matches']);
    expect(looks(placings)).toEqual(['A ABC', 'C ABC', 'B ABC', 'D']);
  });

  it('are looked at anew among a smaller group that is still level', () => {
    // In the ring A has +2, B and C have −1; between B and C alone, B has won.
    const ring = [scored('A', 'B', 8), scored('B', 'C', 7), scored('C', 'A', 6)];
    const others = [scored('A', 'D', 1), scored('B', 'D', 4), scored('C', 'D', 4)];
    const placings = rank(teamsOf('ABCD'), [...ring, ...others]);
    expect(
      figures(placings)
        .slice(0, 3)
        .map(([, ...points]) => points),
    ).toEqual([
      [3, 3],
      [3, 3],
      [3, 3],
    ]);
    expect(looks(placings)).toEqual(['A ABC', 'B ABC BC', 'C ABC BC', 'D']);
    expect(placings[2]?.ownMatches[1]).toEqual({ among: ['B', 'C'], matchPoints: 0, gamePoints: -7 });
  });

  it('leave a ring that is level altogether shared, with a play-off for the title', () => {
    const ring = [scored('A', 'B', 6), scored('B', 'C', 6), scored('C', 'A', 6)];
    const placings = rank(teamsOf('ABC'), ring);
    expect(inShort(placings)).toEqual(['A 1 shared', 'B 1 shared', 'C 1 shared']);
    expect(needPlayOff(placings)).toEqual(['A', 'B', 'C']);
  });

  it('need no play-off before anybody has played', () => {
    expect(needPlayOff(rank(teamsOf('ABC'), []))).toEqual([]);
  });

  it('count 0 when they were not played', () => {
    // All three have 2 match points and +6; of their own matches only A–B was played.
    const matches = [scored('A', 'B', 6), scored('B', 'D', 12), scored('C', 'D', 6)];
    expect(inShort(rank(teamsOf('ABCD'), matches))).toEqual([
      'A 1 own-matches',
      'C 2 own-matches',
      'B 3 own-matches',
      'D 4 match-points',
    ]);
    expect(inShort(rank(teamsOf('ABC'), []))).toEqual(['A 1 shared', 'B 1 shared', 'C 1 shared']);
  });
});

describe('a team that withdrew', () => {
  const matches = [
    scored('A', 'W', 10),
    scored('B', 'W', -10),
    scored('A', 'C', -6),
    scored('B', 'C', 6),
    scored('A', 'B', -1),
  ];
  const teams: RankedTeam[] = teamsOf('ABCW').map((team) => ({ ...team, withdrawn: team.id === 'W' }));

  it('keeps its results for the others under keep-results, and has no place', () => {
    const placings = rank(teams, matches, settings({ withdrawal: 'keep-results' }));
    expect(figures(placings)).toEqual([
      ['A', 3, 3],
      ['B', 3, -3],
      ['C', 2, 0],
      ['W', 2, 0],
    ]);
    expect(inShort(placings)).toEqual([
      'A 1 game-points',
      'B 2 game-points',
      'C 3 match-points',
      'W null withdrawn',
    ]);
  });

  it('is as if it had never played under annul-results', () => {
    const placings = rank(teams, matches, settings({ withdrawal: 'annul-results' }));
    expect(figures(placings)).toEqual([
      ['B', 3, 7],
      ['C', 2, 0],
      ['A', 1, -7],
      ['W', 0, 0],
    ]);
    const never = rank(teamsOf('ABC'), matches.slice(2));
    expect(placings.slice(0, 3)).toEqual(never);
  });

  it('is nobody’s tied opponent', () => {
    // W is level with A and B and has beaten A; only the match between A and B is looked at.
    const level = [
      scored('A', 'B', 0),
      scored('W', 'A', 6),
      scored('A', 'C', 6),
      scored('B', 'W', 0),
      scored('B', 'D', 0),
    ];
    const placings = rank(
      teamsOf('ABWCD').map((team) => ({ ...team, withdrawn: team.id === 'W' })),
      level,
    );
    expect(figures(placings).filter(([team]) => 'ABW'.includes(team as string))).toEqual([
      ['A', 3, 0],
      ['B', 3, 0],
      ['W', 3, 6],
    ]);
    expect(looks(placings).slice(0, 2)).toEqual(['A AB', 'B AB']);
  });
});

describe('teams that a table must not lose', () => {
  it('a team at −38 is listed', () => {
    const placings = rank(teamsOf('ABC'), [scored('A', 'C', 30), scored('B', 'C', 8)]);
    expect(placings.at(-1)).toMatchObject({
      team: 'C',
      place: 3,
      gamePoints: -38,
      matchPoints: 0,
      played: 2,
      lost: 2,
    });
  });

  it('a team with a bye has played one match less, and no points from it', () => {
    const placings = rank(teamsOf('ABC'), [scored('A', 'B', 0)]);
    expect(placings.find(({ team }) => team === 'C')).toMatchObject({
      played: 0,
      matchPoints: 0,
      gamePoints: 0,
    });
  });

  it('an award that is withdrawn is as if it had never been given', () => {
    const clean = playedMatch('A', 'B', { tableA: totalOnly(6) });
    const punished = { ...clean, penalties: [{ offender: 'home' as const }] };
    const places = (match: typeof clean) => inShort(rank(teamsOf('AB'), [scoreMatch(match)]));
    expect(rank(teamsOf('AB'), [scoreMatch(punished)])[0]).toMatchObject({ matchPoints: 1, gamePoints: 5 });
    expect(places({ ...punished, penalties: [] })).toEqual(places(clean));
  });
});
