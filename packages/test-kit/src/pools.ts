import { type MatchScore } from '@spadille/scoring';
import fc from 'fast-check';
import { scored } from './match-records.ts';

/** A team of a pool. */
export interface PoolTeam {
  readonly id: string;
  readonly number: number;
}

/** Teams A, B, C, … numbered from 1. */
export const teamsOf = (names: string): PoolTeam[] =>
  [...names].map((id, index) => ({ id, number: index + 1 }));

/**
 * A pool of two to seven teams with some of its matches played, in any order, each pair at most once. The results come
 * from so few values, on both sides of each threshold, that level teams are common.
 */
export const pools = (): fc.Arbitrary<{ teams: PoolTeam[]; matches: MatchScore[] }> =>
  fc.integer({ min: 2, max: 7 }).chain((size) => {
    const teams = teamsOf('ABCDEFG'.slice(0, size));
    const pairs = teams.flatMap(({ id }, index) =>
      teams.slice(index + 1).map((other) => [id, other.id] as const),
    );
    const match = ([one, other]: readonly [string, string]) =>
      fc
        .record({ turned: fc.boolean(), points: fc.constantFrom(-7, -6, -1, 0, 0, 1, 6, 7) })
        .map(({ turned, points }) => (turned ? scored(other, one, points) : scored(one, other, points)));
    return fc
      .shuffledSubarray(pairs, { minLength: Math.floor(pairs.length / 2) })
      .chain((played) => fc.tuple(...played.map(match)))
      .map((matches) => ({ teams, matches }));
  });
