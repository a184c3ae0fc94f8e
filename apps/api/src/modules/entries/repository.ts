import { serialOf } from '@spadille/competition';
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

/** An entry with whom its club is told through; null when there is none. */
export const findEntryToTell = (db: Tx, id: string) =>
  db.team.findUnique({
    where: { id },
    select: {
      tournamentId: true,
      number: true,
      name: true,
      version: true,
      fee: { select: { state: true, amountOre: true, reference: true } },
      tournament: { select: { name: true, entryTerms: { select: { paymentDeadline: true } } } },
      club: {
        select: {
          name: true,
          contacts: { orderBy: { ordinal: 'asc' }, select: { name: true, email: true } },
        },
      },
    },
  });

/** Players by id; ids of nobody are left out. */
export const findPlayers = (db: Tx, ids: readonly string[]) =>
  db.player.findMany({ where: { id: { in: [...ids] } }, select: PLAYER });

/** A tournament with its terms and season; null when there is none. */
export const findTournament = (db: Tx, id: string) =>
  db.tournament.findUnique({ where: { id }, include: { season: true, entryTerms: true } });

export type TournamentRow = NonNullable<Awaited<ReturnType<typeof findTournament>>>;

/** A tournament by its public name, with what the public list needs. */
export const findTournamentBySlug = (db: Tx, slug: string) =>
  db.tournament.findUnique({ where: { slug }, include: { season: true, entryTerms: true } });

/** Tournaments that clubs enter, the newest season first. */
export const listOpenTournaments = (db: Tx) =>
  db.tournament.findMany({
    where: { entryTerms: { isNot: null } },
    orderBy: [{ season: { startYear: 'desc' } }, { name: 'asc' }],
    include: { season: true, entryTerms: true },
  });

/** Whether a round of the tournament has been drawn. */
export const isDrawn = async (db: Tx, tournamentId: string): Promise<boolean> =>
  (await db.round.count({ where: { stage: { tournamentId }, state: { not: 'planned' } } })) > 0;

export const findClub = (db: Tx, id: string) => db.club.findUnique({ where: { id } });

/** Clubs by ids, by name. */
export const listClubs = (db: Tx, ids: readonly string[]) =>
  db.club.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, name: true },
    orderBy: { name: 'asc' },
  });

/** The first day of play that is set; null when none is. */
export const firstPlayDay = async (db: Tx, tournamentId: string): Promise<Date | null> =>
  (
    await db.playDay.findFirst({
      where: { stage: { tournamentId }, cancelledAt: null },
      orderBy: { date: 'asc' },
      select: { date: true },
    })
  )?.date ?? null;

/** The fee that was asked for in the newest other tournament; 0 when there is none. */
export const lastFee = async (db: Tx, exceptId: string): Promise<number> =>
  (
    await db.entryTerms.findFirst({
      where: { tournamentId: { not: exceptId } },
      orderBy: { deadline: 'desc' },
      select: { feeOre: true },
    })
  )?.feeOre ?? 0;

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

/**
 * The number that the next payment reference of a season gets. Tournaments of one season have numbers in common, so the
 * season is locked until the transaction ends, after the tournament's chain.
 */
export async function nextSerial(tx: Tx, startYear: number): Promise<number> {
  await tx.$queryRaw`SELECT id FROM season WHERE start_year = ${startYear} FOR UPDATE`;
  const year = String(startYear % 100).padStart(2, '0');
  const rows = await tx.entryFee.findMany({
    where: { reference: { startsWith: `${year}-` } },
    select: { reference: true },
  });
  return 1 + Math.max(0, ...rows.map(({ reference }) => serialOf(reference) ?? 0));
}

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

/** Changes columns of a fee; its version grows by one. */
export const saveFee = (
  tx: Tx,
  teamId: string,
  changed: { state?: string; paidOn?: Date | null; note?: string | null; letInAt?: Date },
) => tx.entryFee.update({ where: { teamId }, data: { ...changed, version: { increment: 1 } } });

export interface TermsColumns {
  readonly opensAt: Date | null;
  readonly deadline: Date;
  readonly paymentDeadline: Date | null;
  readonly feeOre: number;
}

/** Sets terms; fees that are still due follow, what is paid stays as it was paid. Gives the new version. */
export async function saveTerms(tx: Tx, tournamentId: string, columns: TermsColumns): Promise<number> {
  const { version } = await tx.entryTerms.upsert({
    where: { tournamentId },
    create: { tournamentId, ...columns },
    update: { ...columns, version: { increment: 1 } },
  });
  const { feeOre } = columns;
  await tx.entryFee.updateMany({
    where: { team: { tournamentId }, state: 'due', amountOre: { not: feeOre } },
    data: { amountOre: feeOre, version: { increment: 1 } },
  });
  return version;
}

/** Shows the list to everybody, or hides it. Gives the new version of the terms. */
export const saveListShown = async (
  tx: Tx,
  tournamentId: string,
  listShownAt: Date | null,
): Promise<number> =>
  (await tx.entryTerms.update({ where: { tournamentId }, data: { listShownAt, version: { increment: 1 } } }))
    .version;
