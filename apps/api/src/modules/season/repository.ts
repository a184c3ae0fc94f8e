import { type Tx } from '../../database/in-transaction.ts';
import { toDate } from '../../venue-time.ts';
import { type PlannedStage } from './championship-plan.ts';

/** The championship of a season; null while there is none. */
export const findChampionship = (tx: Tx, seasonId: string) =>
  tx.tournament.findFirst({ where: { seasonId, kind: 'championship' }, select: { id: true, name: true } });

/** A championship to be added, its stages and days of play in their order. */
export interface NewChampionship {
  readonly id: string;
  readonly seasonId: string;
  readonly slug: string;
  readonly name: string;
  readonly rulesEdition: string;
  readonly pool: { readonly id: string; readonly name: string };
  readonly stages: readonly (Omit<PlannedStage, 'days'> & {
    readonly id: string;
    readonly days: readonly {
      readonly id: string;
      readonly rule: string;
      readonly date: string;
      readonly startsAt: string;
      readonly venue: string | null;
    }[];
  })[];
}

/** Adds a championship with its stages, its days of play and a pool in the first stage. */
export async function addChampionship(
  tx: Tx,
  { stages, pool, ...tournament }: NewChampionship,
): Promise<void> {
  await tx.tournament.create({ data: { ...tournament, kind: 'championship' } });
  for (const [index, { days, settings, ...stage }] of stages.entries()) {
    await tx.stage.create({
      data: { ...stage, ...settings, tournamentId: tournament.id, ordinal: index + 1 },
    });
    await tx.playDay.createMany({
      data: days.map(({ date, ...day }) => ({
        ...day,
        stageId: stage.id,
        date: toDate(date),
      })),
    });
    if (index === 0) await tx.pool.create({ data: { ...pool, stageId: stage.id, ordinal: 1 } });
  }
}

/** How many teams were let in and have not withdrawn, whatever the clock says of them since. */
export const countAccepted = (db: Tx, tournamentId: string) =>
  db.team.count({ where: { tournamentId, entryState: 'accepted', withdrawnAt: null } });

/** A tournament's kind and its stages in order; null when there is none. */
export const findTournament = (db: Tx, id: string) =>
  db.tournament.findUnique({
    where: { id },
    select: { kind: true, stages: { orderBy: { ordinal: 'asc' }, select: { id: true, finishedAt: true } } },
  });
