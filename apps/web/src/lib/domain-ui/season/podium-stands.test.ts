import { describe, expect, it } from 'vitest';
import type { PublicSeason } from '$lib/api/types.ts';
import { podiumStands } from './podium-stands.ts';

/** Pools as lists of team numbers, the first placed first. */
const final = (...pools: readonly (readonly number[])[]) =>
  [
    {
      kind: 'final',
      standings: {
        pools: pools.map((teams) => ({
          rows: teams.map((number, index) => ({ place: index + 1, team: { number } })),
        })),
      },
    },
  ] as unknown as PublicSeason['stages'];
const podium = [
  { place: 1, team: { number: 7 } },
  { place: 2, team: { number: 3 } },
] as PublicSeason['podium'];

describe('the first three', () => {
  it.each([
    ['as the standings have them', final([7, 3, 5]), true],
    ['two that have changed places', final([3, 7, 5]), false],
    ['one that has fallen behind', final([7, 5, 3]), false],
    ['a final in two pools', final([3, 7], [5, 1]), true],
    ['no standings that are public', [], true],
  ])('%s', (_, stages, stands) => expect(podiumStands({ podium, stages })).toBe(stands));
});
