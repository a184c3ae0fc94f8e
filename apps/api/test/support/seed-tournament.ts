import { v7 } from 'uuid';
import { DM_SCALE } from '@spadille/scoring';
import { type Deps } from '../../src/deps.ts';

/** What a test's tournament is like; the championship's rules where nothing is said. */
export interface TournamentWanted {
  /** Team numbers of each pool. */
  readonly pools: readonly (readonly number[])[];
  readonly boards?: number;
  readonly withdrawal?: 'keep-results' | 'annul-results';
}

export interface SeededTournament {
  readonly id: string;
  readonly slug: string;
  readonly stageId: string;
  readonly poolIds: readonly string[];
  /** By team number. */
  readonly teamIds: ReadonlyMap<number, string>;
}

const SEASON_YEAR = 2026;

/** Plants a tournament with one stage, its pools and teams, and nothing drawn. */
export async function seedTournament(
  { db }: Pick<Deps, 'db'>,
  { pools, boards = 4, withdrawal = 'keep-results' }: TournamentWanted,
): Promise<SeededTournament> {
  const season = await db.season.upsert({
    where: { startYear: SEASON_YEAR },
    create: { id: v7(), label: '2026/27', startYear: SEASON_YEAR },
    update: {},
  });
  const [id, stageId] = [v7(), v7()];
  const slug = `cup-${id}`;
  await db.tournament.create({
    data: { id, seasonId: season.id, slug, name: 'Prøveturnering', rulesEdition: '2024' },
  });
  await db.stage.create({
    data: {
      id: stageId,
      tournamentId: id,
      ordinal: 1,
      name: 'Indledende',
      boardsPerMatch: boards,
      firstDealer: 'N',
      scale: DM_SCALE.map((step) => ({ ...step })),
      walkoverGamePoints: 6,
      decisivePlaces: [1],
      ownMatchesFor: 'every-place',
      withdrawal,
      protestMinutes: 30,
    },
  });
  const teamIds = new Map<number, string>();
  const poolIds: string[] = [];
  for (const [index, numbers] of pools.entries()) {
    const poolId = v7();
    poolIds.push(poolId);
    await db.pool.create({
      data: { id: poolId, stageId, ordinal: index + 1, name: `Pulje ${'ABCDEFGH'[index] ?? index}` },
    });
    for (const number of numbers) {
      const teamId = v7();
      teamIds.set(number, teamId);
      await db.team.create({ data: { id: teamId, tournamentId: id, number, name: `Hold ${number}` } });
      await db.poolTeam.create({ data: { poolId, stageId, teamId } });
    }
  }
  return { id, slug, stageId, poolIds, teamIds };
}
