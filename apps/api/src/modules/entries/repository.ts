import { type Tx } from '../../database/in-transaction.ts';
import { eliminatedFrom } from '../teams-in-play/eliminated.ts';

const CLUB_DAYS = { name: true, affiliatedFrom: true, affiliatedTo: true } as const;

const MEMBERSHIPS = { select: { from: true, to: true, club: { select: CLUB_DAYS } } } as const;

const PERSON = {
  id: true,
  name: true,
  hiddenAt: true,
  erasedAt: true,
  memberships: MEMBERSHIPS,
  /** Doubles that were merged into him keep their rows. */
  mergedFrom: { select: { memberships: MEMBERSHIPS } },
} as const;

/** A player as eligibility sees him; a double that was merged leads to the one who stayed. */
const PLAYER = { ...PERSON, mergedInto: { select: PERSON } } as const;

const ENTRY = {
  club: { select: { name: true } },
  fee: true,
  members: { orderBy: { ordinal: 'asc' }, include: { player: { select: PLAYER } } },
  _count: { select: { pools: true, matches: true } },
} as const;

/** All teams of a tournament with players, fee, and whether they are drawn or were eliminated, by number. */
export async function listEntries(db: Tx, tournamentId: string) {
  const rows = await db.team.findMany({
    where: { tournamentId },
    orderBy: { number: 'asc' },
    include: ENTRY,
  });
  const out = await eliminatedFrom(db, tournamentId);
  return rows.map((row) => ({ ...row, eliminated: out.has(row.id) }));
}

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number];

export type PlayerRow = EntryRow['members'][number]['player'];

/** One entry, of whatever tournament; null when there is none. */
export const findEntry = (db: Tx, id: string) => db.team.findUnique({ where: { id }, include: ENTRY });

/** Players by id; ids of nobody are left out. */
export const findPlayers = (db: Tx, ids: readonly string[]) =>
  db.player.findMany({ where: { id: { in: [...ids] } }, select: PLAYER });

/** Teams of a club in the newest season before a year in which it had any that played. */
export async function listLastYear(db: Tx, clubId: string, beforeYear: number) {
  const where = { clubId, entryState: 'accepted' } as const;
  const newest = await db.team.findFirst({
    where: { ...where, tournament: { season: { startYear: { lt: beforeYear } } } },
    orderBy: { tournament: { season: { startYear: 'desc' } } },
    select: { tournament: { select: { seasonId: true } } },
  });
  if (!newest) return [];
  return db.team.findMany({
    where: { ...where, tournament: { seasonId: newest.tournament.seasonId } },
    orderBy: { number: 'asc' },
    include: { ...ENTRY, tournament: { select: { name: true, season: { select: { startYear: true } } } } },
  });
}

export type LastYearRow = Awaited<ReturnType<typeof listLastYear>>[number];

export interface NewEntry {
  readonly id: string;
  readonly tournamentId: string;
  readonly number: number;
  readonly name: string;
  readonly clubId: string;
  readonly previousTeamId: string | null;
  readonly entryState: string;
  readonly enteredAt: Date;
  readonly late: boolean;
}

/** Adds a team that is in no pool yet, with what it has to pay. */
export async function addEntry(
  tx: Tx,
  entry: NewEntry,
  fee: { readonly amountOre: number; readonly reference: string },
): Promise<void> {
  await tx.team.create({ data: entry });
  await tx.entryFee.create({ data: { teamId: entry.id, ...fee } });
}

/** Makes the players of a team these. */
export async function setMembers(
  tx: Tx,
  teamId: string,
  members: readonly { readonly playerId: string; readonly place: string }[],
): Promise<void> {
  await tx.teamMember.deleteMany({ where: { teamId } });
  const ordinals = new Map<string, number>();
  const data = members.map(({ playerId, place }) => {
    const ordinal = (ordinals.get(place) ?? 0) + 1;
    ordinals.set(place, ordinal);
    return { teamId, playerId, place, ordinal };
  });
  await tx.teamMember.createMany({ data });
}

/** Changes columns of an entry; its version grows by one. */
export const saveEntry = (
  tx: Tx,
  id: string,
  changed: { name?: string; entryState?: string; entryReason?: string | null },
) => tx.team.update({ where: { id }, data: { ...changed, version: { increment: 1 } } });

export const findClub = (db: Tx, id: string) => db.club.findUnique({ where: { id } });

/** Clubs by ids, by name. */
export const listClubs = (db: Tx, ids: readonly string[]) =>
  db.club.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, name: true },
    orderBy: { name: 'asc' },
  });
