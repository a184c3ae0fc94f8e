import { type Tx } from '../../database/in-transaction.ts';

const TEAM = {
  club: { select: { name: true } },
  members: {
    orderBy: { ordinal: 'asc' },
    include: {
      player: { select: { id: true, name: true, mergedInto: { select: { id: true, name: true } } } },
    },
  },
  _count: { select: { matches: true } },
} as const;

/** A team with club and members; null when there is none. */
export const findTeam = (db: Tx, id: string) => db.team.findUnique({ where: { id }, include: TEAM });

export type TeamRow = NonNullable<Awaited<ReturnType<typeof findTeam>>>;

/** A tournament's teams by number: those that were let in. Entries that wait, or are out, are the committee's. */
export const listTeams = (db: Tx, tournamentId: string) =>
  db.team.findMany({
    where: { tournamentId, entryState: 'accepted' },
    orderBy: { number: 'asc' },
    include: TEAM,
  });

/** Numbers and names that are in use in a tournament, with the clubs. */
export const listTaken = (db: Tx, tournamentId: string) =>
  db.team.findMany({
    where: { tournamentId },
    select: { id: true, number: true, name: true, club: { select: { name: true } } },
  });

/** Where a team goes: the named pool, if it is one of the tournament's, or the first pool of the first stage. */
export const findPool = (db: Tx, tournamentId: string, poolId: string | undefined) =>
  db.pool.findFirst({
    where: { stage: { tournamentId }, ...(poolId !== undefined && { id: poolId }) },
    orderBy: [{ stage: { ordinal: 'asc' } }, { ordinal: 'asc' }],
    select: { id: true, stageId: true },
  });

/** A club by its name; made when it is not there yet. Null stays null. */
export async function ensureClub(tx: Tx, newId: () => string, name: string | null): Promise<string | null> {
  if (name === null) return null;
  await tx.club.createMany({ data: [{ id: newId(), name }], skipDuplicates: true });
  return (await tx.club.findUniqueOrThrow({ where: { name }, select: { id: true } })).id;
}

export interface NewTeam {
  readonly id: string;
  readonly tournamentId: string;
  readonly number: number;
  readonly name: string;
  readonly clubId: string | null;
}

/** Adds a team and puts it into a pool. */
export async function addTeam(
  tx: Tx,
  team: NewTeam,
  pool: { readonly id: string; readonly stageId: string },
): Promise<void> {
  await tx.team.create({ data: team });
  await tx.poolTeam.create({ data: { poolId: pool.id, stageId: pool.stageId, teamId: team.id } });
}

/** Changes columns of a team; its version grows by one. */
export const saveTeam = (
  tx: Tx,
  id: string,
  changed: { number?: number; name?: string; clubId?: string | null; withdrawnAt?: Date | null },
) => tx.team.update({ where: { id }, data: { ...changed, version: { increment: 1 } } });

/** Removes a team that has no matches, with its place in pools. */
export async function removeTeamRow(tx: Tx, id: string): Promise<void> {
  await tx.teamMember.deleteMany({ where: { teamId: id } });
  await tx.poolTeam.deleteMany({ where: { teamId: id } });
  await tx.team.update({ where: { id }, data: { nextTeams: { set: [] } } });
  await tx.team.delete({ where: { id } });
}
