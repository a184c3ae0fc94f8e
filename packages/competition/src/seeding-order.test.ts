import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LastYear, MAX_CHANCE_SEED, seedByDraw, seedByLastYear, shuffle } from './index.ts';

const chanceSeed = fc.integer({ min: 0, max: MAX_CHANCE_SEED });
const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

describe('a draw', () => {
  it('is the same for ever: who has written its number down can repeat it', () => {
    expect(seedByDraw(IDS, 2026).join('')).toBe('fdaehbgc');
  });

  it('leaves nobody out and takes nobody twice', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), chanceSeed, (items, seed) => {
        expect([...shuffle(items, seed)].sort()).toEqual([...items].sort());
      }),
    );
  });

  it('gives each of three teams each place about as often as any other', () => {
    const firsts = new Map<string, number>();
    for (let seed = 0; seed < 3000; seed += 1) {
      const [first = ''] = seedByDraw(['a', 'b', 'c'], seed);
      firsts.set(first, (firsts.get(first) ?? 0) + 1);
    }
    for (const count of firsts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });
});

describe('last year’s places', () => {
  const at = (stage: number, place: number | null, matchPoints = 0, gamePoints = 0): LastYear => ({
    stage,
    place,
    matchPoints,
    gamePoints,
  });

  it('who got further is first, then place, match points and game points; newcomers come last', () => {
    const teams = [
      { id: 'new', lastYear: null },
      { id: 'qualified', lastYear: at(1, 1, 9) },
      { id: 'second', lastYear: at(3, 2) },
      { id: 'semifinal', lastYear: at(2, 3, 4, 10) },
      { id: 'champion', lastYear: at(3, 1) },
      { id: 'semifinal, more game points', lastYear: at(2, 3, 4, 11) },
      { id: 'semifinal, more match points', lastYear: at(2, 3, 5, -8) },
      { id: 'without a place', lastYear: at(1, null, 20) },
    ];
    expect(seedByLastYear(teams, 7)).toEqual([
      'champion',
      'second',
      'semifinal, more match points',
      'semifinal, more game points',
      'semifinal',
      'qualified',
      'without a place',
      'new',
    ]);
  });

  it('parts newcomers, and those who were level, by draw', () => {
    const newcomers = IDS.map((id) => ({ id, lastYear: null }));
    expect(seedByLastYear(newcomers, 2026)).toEqual(seedByDraw(IDS, 2026));
    const level = IDS.map((id) => ({ id, lastYear: at(1, 1) }));
    expect(seedByLastYear(level, 2026)).toEqual(seedByDraw(IDS, 2026));
  });
});
