import { type Tx } from '../../database/in-transaction.ts';

/** A stage as its pools need it; null when there is none. */
export async function findStage(db: Tx, id: string) {
  const stage = await db.stage.findUnique({
    where: { id },
    select: {
      id: true,
      tournamentId: true,
      tournament: { select: { stages: { orderBy: { ordinal: 'asc' }, take: 1, select: { id: true } } } },
      name: true,
      kind: true,
      version: true,
      boardsPerMatch: true,
      finishedAt: true,
      pools: {
        orderBy: { ordinal: 'asc' },
        select: { id: true, name: true, ordinal: true, _count: { select: { matches: true } } },
      },
      seedings: { orderBy: [{ at: 'desc' }, { id: 'desc' }], take: 1 },
      playDays: {
        where: { cancelledAt: null },
        orderBy: { date: 'asc' },
        select: { id: true, date: true, _count: { select: { rounds: true } } },
      },
    },
  });
  if (stage === null) return null;
  const { tournament, ...row } = stage;
  return { ...row, isFirst: tournament.stages[0]?.id === id };
}

export type PoolStageRow = NonNullable<Awaited<ReturnType<typeof findStage>>>;

/** Teams of a tournament by number: where they are in a stage, how often drawn there, and what they did last year. */
export const listTeams = (db: Tx, { id, tournamentId }: { id: string; tournamentId: string }) =>
  db.team.findMany({
    where: { tournamentId },
    orderBy: { number: 'asc' },
    select: {
      id: true,
      number: true,
      name: true,
      withdrawnAt: true,
      club: { select: { name: true } },
      pools: {
        where: { stageId: id },
        select: { poolId: true, carriedMatchPoints: true, carriedGamePoints: true },
      },
      matches: { where: { round: { stageId: id } }, select: { matchId: true } },
      previousTeam: {
        select: {
          outcomes: {
            orderBy: { stage: { ordinal: 'desc' } },
            take: 1,
            select: {
              place: true,
              matchPoints: true,
              gamePoints: true,
              stage: { select: { ordinal: true } },
            },
          },
        },
      },
    },
  });

export type PoolTeamRow = Awaited<ReturnType<typeof listTeams>>[number];

/** Takes teams out of the pools of a stage. @param kept those that stay */
export const clearPools = (tx: Tx, stageId: string, kept: readonly string[]) =>
  tx.poolTeam.deleteMany({ where: { stageId, teamId: { notIn: [...kept] } } });

export interface PlacedTeam {
  readonly poolId: string;
  readonly stageId: string;
  readonly teamId: string;
  readonly carriedMatchPoints: number;
  readonly carriedGamePoints: number;
}

/** Puts teams into pools. */
export const placeTeams = (tx: Tx, placed: readonly PlacedTeam[]) =>
  tx.poolTeam.createMany({ data: [...placed] });

/** Takes a team out of its pool in a stage. */
export const unplaceTeam = (tx: Tx, stageId: string, teamId: string) =>
  tx.poolTeam.deleteMany({ where: { stageId, teamId } });

export interface NewPool {
  readonly id: string;
  readonly stageId: string;
  readonly ordinal: number;
  readonly name: string;
}

/** Adds empty pools. */
export const addPools = (tx: Tx, pools: readonly NewPool[]) => tx.pool.createMany({ data: [...pools] });

/** Gives a pool another name. */
export const saveName = (tx: Tx, id: string, name: string) =>
  tx.pool.update({ where: { id }, data: { name } });

/** Removes pools that are empty. */
export const removePools = (tx: Tx, ids: readonly string[]) =>
  tx.pool.deleteMany({ where: { id: { in: [...ids] } } });

export interface NewSeeding {
  readonly id: string;
  readonly stageId: string;
  readonly method: string;
  readonly chanceSeed: string | null;
  readonly order: readonly string[];
  readonly clubsApart: boolean;
  readonly at: Date;
}

/** Notes how the teams were put into pools. */
export const addSeeding = (tx: Tx, { order, ...seeding }: NewSeeding) =>
  tx.seeding.create({ data: { ...seeding, order: [...order] } });

/** Counts a stage's version on; gives the new one. */
export async function countOn(tx: Tx, id: string): Promise<number> {
  const { version } = await tx.stage.update({
    where: { id },
    data: { version: { increment: 1 } },
    select: { version: true },
  });
  return version;
}
