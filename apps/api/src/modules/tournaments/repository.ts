import { type Tx } from '../../database/in-transaction.ts';
import { type Settings } from './settings.ts';

const SUMMARY = {
  season: { select: { label: true, startYear: true } },
  _count: { select: { teams: { where: { entryState: 'accepted' } } } },
  stages: { orderBy: { ordinal: 'asc' }, select: { id: true, _count: { select: { rounds: true } } } },
} as const;

/** A tournament in short; null when there is none. */
export const findTournament = (db: Tx, id: string) =>
  db.tournament.findUnique({ where: { id }, include: SUMMARY });

export type TournamentRow = NonNullable<Awaited<ReturnType<typeof findTournament>>>;

/** Tournaments in short. @param ids which; all when undefined */
export const listTournaments = (db: Tx, ids: readonly string[] | undefined) =>
  db.tournament.findMany({
    where: ids === undefined ? {} : { id: { in: [...ids] } },
    include: SUMMARY,
  });

/** The tournament's stages with what `StageView` needs beside the rounds. */
export const findStage = (db: Tx, id: string) => db.stage.findUnique({ where: { id } });

/** A season by its first year; made when it is not there yet. */
export async function ensureSeason(
  tx: Tx,
  season: { readonly id: string; readonly label: string; readonly startYear: number },
): Promise<string> {
  await tx.season.createMany({ data: [season], skipDuplicates: true });
  return (await tx.season.findUniqueOrThrow({ where: { startYear: season.startYear } })).id;
}

/** Whether a season has a tournament of that name, other than `exceptId`. */
export const isNameTaken = async (
  tx: Tx,
  { seasonId, name, exceptId }: { seasonId: string; name: string; exceptId?: string },
): Promise<boolean> =>
  (await tx.tournament.count({
    where: {
      seasonId,
      name,
      ...(exceptId !== undefined && { id: { not: exceptId } }),
    },
  })) > 0;

/** Slugs that begin like one. */
export const slugsLike = async (tx: Tx, slug: string): Promise<ReadonlySet<string>> =>
  new Set(
    (await tx.tournament.findMany({ where: { slug: { startsWith: slug } }, select: { slug: true } })).map(
      (row) => row.slug,
    ),
  );

export interface NewTournament {
  readonly id: string;
  readonly seasonId: string;
  readonly slug: string;
  readonly name: string;
  readonly rulesEdition: string;
  readonly stage: { readonly id: string; readonly name: string; readonly settings: Settings };
  readonly pool: { readonly id: string; readonly name: string };
}

/** Adds a tournament with its first stage and pool. Its chain of events begins by itself. */
export async function addTournament(tx: Tx, { stage, pool, ...tournament }: NewTournament): Promise<void> {
  const { id, name, settings } = stage;
  await tx.tournament.create({ data: tournament });
  await tx.stage.create({ data: { id, tournamentId: tournament.id, ordinal: 1, name, ...settings } });
  await tx.pool.create({ data: { ...pool, stageId: id, ordinal: 1 } });
}

/** Gives a tournament another name; its version grows by one. */
export const renameTournament = (tx: Tx, id: string, name: string) =>
  tx.tournament.update({ where: { id }, data: { name, version: { increment: 1 } } });

/** Changes settings of a stage; gives its new version. */
export async function saveSettings(tx: Tx, id: string, changed: Partial<Settings>): Promise<number> {
  const row = await tx.stage.update({ where: { id }, data: { ...changed, version: { increment: 1 } } });
  return row.version;
}
