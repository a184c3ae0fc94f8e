import { type Tx } from '../../database/in-transaction.ts';

/** A tournament with its terms and season; null when there is none. */
export const findTournament = (db: Tx, id: string) =>
  db.tournament.findUnique({ where: { id }, include: { season: true, entryTerms: true } });

export type TournamentRow = NonNullable<Awaited<ReturnType<typeof findTournament>>>;

/** A tournament by its public name, with what the public list needs. */
export const findTournamentBySlug = (db: Tx, slug: string) =>
  db.tournament.findUnique({ where: { slug }, include: { season: true, entryTerms: true } });

/** Tournaments that clubs enter and that are not over, the newest season first: some stage is not finished yet. */
export const listOpenTournaments = (db: Tx) =>
  db.tournament.findMany({
    where: { entryTerms: { isNot: null }, stages: { some: { finishedAt: null } } },
    orderBy: [{ season: { startYear: 'desc' } }, { name: 'asc' }],
    include: { season: true, entryTerms: true },
  });

/** Whether a round of the tournament has been drawn. */
export const isDrawn = async (db: Tx, tournamentId: string): Promise<boolean> =>
  (await db.round.count({ where: { stage: { tournamentId }, state: { not: 'planned' } } })) > 0;

/** The first day of play that is set; null when none is. */
export const firstPlayDay = async (db: Tx, tournamentId: string): Promise<Date | null> =>
  (
    await db.playDay.findFirst({
      where: { stage: { tournamentId }, cancelledAt: null },
      orderBy: { date: 'asc' },
      select: { date: true },
    })
  )?.date ?? null;

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

/** The fee that was asked for in the newest other tournament; 0 when there is none. */
export const lastFee = async (db: Tx, exceptId: string): Promise<number> =>
  (
    await db.entryTerms.findFirst({
      where: { tournamentId: { not: exceptId } },
      orderBy: { deadline: 'desc' },
      select: { feeOre: true },
    })
  )?.feeOre ?? 0;
