import { unwrap } from '@spadille/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PoolPlan, poolsFromSeeding, type SeededTeam } from './index.ts';

/** Teams `1, 2, 3 …` in the order of their seeding, with the clubs given; a dot is no club. */
const teams = (clubs: string, fixed: Readonly<Record<number, number>> = {}): SeededTeam[] =>
  [...clubs].map((club, index) => ({
    id: String(index + 1),
    club: club === '.' ? null : club,
    fixedIn: fixed[index + 1] ?? null,
  }));

const planOf = (seeding: readonly SeededTeam[], pools: number, clubsApart = true): PoolPlan =>
  unwrap(poolsFromSeeding(seeding, { pools, clubsApart }));

/** Some teams of some clubs and a number of pools of two or more. */
const season = fc
  .integer({ min: 2, max: 40 })
  .chain((size) =>
    fc.record({
      clubs: fc.array(fc.constantFrom('A', 'B', 'C', 'D', 'E', '.'), { minLength: size, maxLength: size }),
      pools: fc.integer({ min: 1, max: Math.floor(size / 2) }),
    }),
  )
  .map(({ clubs, pools }) => ({ seeding: teams(clubs.join('')), pools }));

const spread = (counts: readonly number[]) => Math.max(...counts) - Math.min(...counts);

describe('pools from a seeding', () => {
  it.each([
    ['to and fro', '........', 2, ['1 4 5 8', '2 3 6 7']],
    ['three pools of three and four', '..........', 3, ['1 6 7', '2 5 8', '3 4 9 10']],
    ['one pool', '...', 1, ['1 2 3']],
  ] as const)('%s', (_, clubs, pools, expected) => {
    expect(planOf(teams(clubs), pools).pools.map((pool) => pool.join(' '))).toEqual(expected);
  });

  it('parts two teams of a club by the smallest exchange, the lower one moving', () => {
    // By the snake: 1 4 5 8 and 2 3 6 7. Teams 5 and 8 are of one club.
    const plan = planOf(teams('....A..A'), 2);
    expect(plan.pools).toEqual([
      ['1', '4', '5', '7'],
      ['2', '3', '6', '8'],
    ]);
    expect(plan.moved).toEqual([
      { team: '7', from: 1, to: 0 },
      { team: '8', from: 0, to: 1 },
    ]);
    expect(plan.together).toEqual([]);
  });

  it('says where a club has more teams than there are pools', () => {
    const { together } = planOf(teams('AAA...'), 2);
    expect(together).toEqual([expect.objectContaining({ club: 'A', why: 'too-many' })]);
    expect(together[0]?.teams).toHaveLength(2);
  });

  it('says that teams with matches are in the way, and that clubs were not to be kept apart', () => {
    expect(planOf(teams('AA..', { 1: 0, 2: 0 }), 2).together).toEqual([
      { pool: 0, club: 'A', teams: ['1', '2'], why: 'fixed' },
    ]);
    expect(planOf(teams('A..A'), 2, false).together).toEqual([
      { pool: 0, club: 'A', teams: ['1', '4'], why: 'not-asked' },
    ]);
  });

  it('keeps teams that have matches where they are and fills up around them', () => {
    const plan = planOf(teams('........', { 2: 0, 3: 0, 4: 0 }), 2);
    expect(plan.pools).toEqual([
      ['1', '2', '3', '4'],
      ['5', '6', '7', '8'],
    ]);
  });

  it.each([
    ['more pools than teams', teams('..'), 3, 'more-pools-than-teams'],
    ['a pool of one', teams('...'), 2, 'pool-of-one'],
    ['nobody at all', [], 1, 'more-pools-than-teams'],
    ['a team twice', [...teams('..'), ...teams('.')], 1, 'team-twice-in-seeding'],
    ['a pool with matches left out', teams('....', { 1: 2 }), 2, 'pool-with-matches-left-out'],
  ] as const)('refuses %s', (_, seeding, pools, code) => {
    expect(poolsFromSeeding(seeding, { pools, clubsApart: true })).toMatchObject({
      ok: false,
      error: { code },
    });
  });

  it('puts everybody into one pool, of sizes that differ by one at most', () => {
    fc.assert(
      fc.property(season, fc.boolean(), ({ seeding, pools }, clubsApart) => {
        const plan = planOf(seeding, pools, clubsApart);
        expect(plan.pools.flat().sort()).toEqual(seeding.map(({ id }) => id).sort());
        expect(spread(plan.pools.map(({ length }) => length))).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('spreads every club as evenly as can be: never two in a pool when it has no more teams than pools', () => {
    fc.assert(
      fc.property(season, ({ seeding, pools }) => {
        const plan = planOf(seeding, pools);
        const clubOf = new Map(seeding.map(({ id, club }) => [id, club]));
        for (const club of ['A', 'B', 'C', 'D', 'E']) {
          const counts = plan.pools.map((pool) => pool.filter((id) => clubOf.get(id) === club).length);
          expect(spread(counts)).toBeLessThanOrEqual(1);
        }
        expect(plan.together.every(({ why }) => why === 'too-many')).toBe(true);
      }),
    );
  });

  it('moves nobody where no clubs meet, and never moves a team that has matches', () => {
    fc.assert(
      fc.property(season, fc.infiniteStream(fc.nat()), ({ seeding, pools }, chance) => {
        expect(
          planOf(
            seeding.map((team) => ({ ...team, club: null })),
            pools,
          ).moved,
        ).toEqual([]);
        const fixed = seeding.map((team) => {
          const fate = Number(chance.next().value);
          return { ...team, fixedIn: fate % 3 === 0 ? fate % pools : null };
        });
        const plan = planOf(fixed, pools);
        for (const { id, fixedIn } of fixed) if (fixedIn !== null) expect(plan.pools[fixedIn]).toContain(id);
        expect(plan.pools.flat()).toHaveLength(seeding.length);
      }),
    );
  });
});
