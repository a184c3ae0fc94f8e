import type { PublicSeason } from '$lib/api/types.ts';

/**
 * Whether the first three, frozen when the final was finished, are still those of the standings that are public: a result
 * that was put right afterwards moves nobody by itself. A final in several pools has no single list to compare with.
 */
export function podiumStands({ podium, stages }: Pick<PublicSeason, 'podium' | 'stages'>): boolean {
  const [pool, ...more] = stages.find(({ kind }) => kind === 'final')?.standings?.pools ?? [];
  if (!pool || more.length > 0) return true;
  const placeOf = new Map(pool.rows.map(({ team, place }) => [team.number, place]));
  return podium.every(({ place, team }) => placeOf.get(team.number) === place);
}
