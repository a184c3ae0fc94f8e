import { pools, scored, teamsOf } from '@spadille/test-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carriedFrom, type CarriedFigures, rank, type RankedTeam } from './index.ts';

const teamsWith = (names: string, carried: Readonly<Record<string, CarriedFigures>>): RankedTeam[] =>
  teamsOf(names).map((team) => ({ ...team, ...(carried[team.id] && { carried: carried[team.id] }) }));

describe('what a team brings along', () => {
  const final = { matchPoints: 7, gamePoints: -12 };
  it.each([
    ['nothing', { matchPoints: 0, gamePoints: 0 }],
    ['match-points', { matchPoints: 7, gamePoints: 0 }],
    ['all', final],
  ] as const)('%s', (carryOver, brought) => expect(carriedFrom(final, carryOver)).toEqual(brought));

  it('counts in the sums, and is told beside them', () => {
    const placings = rank(teamsWith('AB', { B: { matchPoints: 3, gamePoints: -4 } }), [scored('A', 'B', 6)]);
    expect(placings).toMatchObject([
      { team: 'B', place: 1, matchPoints: 3, gamePoints: -10, carried: { matchPoints: 3, gamePoints: -4 } },
      { team: 'A', place: 2, matchPoints: 2, gamePoints: 6, carried: { matchPoints: 0, gamePoints: 0 } },
    ]);
    expect(placings.map(({ played }) => played)).toEqual([1, 1]);
  });

  it('never counts among own matches: they are those of this stage', () => {
    // Level on 2 and 0 in all. A brought everything along, B has beaten A here.
    const carried = { A: { matchPoints: 2, gamePoints: 6 }, B: { matchPoints: 0, gamePoints: -6 } };
    const placings = rank(teamsWith('AB', carried), [scored('B', 'A', 6)]);
    expect(placings).toMatchObject([
      { team: 'B', decidedBy: 'own-matches', ownMatches: [{ matchPoints: 2, gamePoints: 6 }] },
      { team: 'A', decidedBy: 'own-matches', ownMatches: [{ matchPoints: 0, gamePoints: -6 }] },
    ]);
  });

  it('needs no play-off before anybody has played in this stage', () => {
    const carried = { A: { matchPoints: 2, gamePoints: 6 }, B: { matchPoints: 2, gamePoints: 6 } };
    expect(rank(teamsWith('AB', carried), []).some(({ playOffNeeded }) => playOffNeeded)).toBe(false);
  });

  it('the same for everybody changes no place', () => {
    fc.assert(
      fc.property(pools(), fc.nat(20), fc.integer({ min: -50, max: 50 }), (pool, matchPoints, gamePoints) => {
        const carried = { matchPoints, gamePoints };
        const all = rank(
          pool.teams.map((team) => ({ ...team, carried })),
          pool.matches,
        );
        const plain = rank(pool.teams, pool.matches);
        expect(all.map(({ team, place, decidedBy }) => ({ team, place, decidedBy }))).toEqual(
          plain.map(({ team, place, decidedBy }) => ({ team, place, decidedBy })),
        );
        for (const [index, line] of all.entries()) {
          expect(line.matchPoints - matchPoints).toBe(plain[index]?.matchPoints);
          expect(line.gamePoints - gamePoints).toBe(plain[index]?.gamePoints);
        }
      }),
    );
  });
});
