import { type Tx } from '../../database/in-transaction.ts';

/** The stages of a tournament in their order. */
export const listStages = (db: Tx, tournamentId: string) =>
  db.stage.findMany({ where: { tournamentId }, orderBy: { ordinal: 'asc' } });

export type StageRow = Awaited<ReturnType<typeof listStages>>[number];

export const findTournament = (db: Tx, id: string) =>
  db.tournament.findUnique({
    where: { id },
    select: { id: true, slug: true, name: true, kind: true, version: true },
  });

/** The places that were frozen, in their order. */
export const listOutcomes = (db: Tx, stageId: string) =>
  db.stageOutcome.findMany({
    where: { stageId },
    orderBy: [{ place: { sort: 'asc', nulls: 'last' } }, { team: { number: 'asc' } }],
  });

export type OutcomeRow = Awaited<ReturnType<typeof listOutcomes>>[number];

/** The advancement from a stage that is in force. */
export const findAdvancement = (db: Tx, fromStageId: string) =>
  db.advancement.findFirst({ where: { fromStageId, withdrawnAt: null } });

/** The teams that can be in a stage, by number. */
export const listTeams = (db: Tx, tournamentId: string) =>
  db.team.findMany({
    where: { tournamentId, entryState: 'accepted' },
    orderBy: { number: 'asc' },
    select: { id: true, number: true, name: true, withdrawnAt: true, club: { select: { name: true } } },
  });

/** What keeps a stage from being moved or removed: teams, rounds, and advancements from or into it. */
async function whatIsIn(db: Tx, stageId: string) {
  const stage = await db.stage.findUniqueOrThrow({
    where: { id: stageId },
    select: {
      pools: { select: { _count: { select: { teams: true } } } },
      _count: {
        select: {
          rounds: true,
          advancementsFrom: true,
          advancementsTo: true,
          outcomes: true,
          seedings: true,
        },
      },
    },
  });
  const teams = stage.pools.reduce((sum, pool) => sum + pool._count.teams, 0);
  return { teams, ...stage._count };
}

/** Whether nothing is in a stage. Its days of play and its empty pools do not count. */
export const isEmpty = async (db: Tx, stageId: string): Promise<boolean> =>
  Object.values(await whatIsIn(db, stageId)).every((count) => count === 0);

/** How many advancements into a stage are in force: one at most. */
export const findAdvancementInto = (db: Tx, toStageId: string): Promise<number> =>
  db.advancement.count({ where: { toStageId, withdrawnAt: null } });

/** Raises a tournament's version by one, and gives it. */
export const raiseTournament = async (tx: Tx, id: string): Promise<number> =>
  (await tx.tournament.update({ where: { id }, data: { version: { increment: 1 } } })).version;

/** The words that went with an event of a stage's advancement; null when there were none, or they were blacked out. */
export async function findAdvancementReason(
  db: Tx,
  { fromStageId, advancementId }: { readonly fromStageId: string; readonly advancementId: string },
): Promise<string | null> {
  const rows = await db.$queryRaw<{ text: string | null }[]>`
    SELECT audit_text.text FROM audit_event
      JOIN audit_text USING (chain_id, seq)
     WHERE subject_kind = 'stage' AND subject_id = ${fromStageId} AND type = 'advancement-confirmed'
       AND payload ->> 'advancementId' = ${advancementId}`;
  return rows[0]?.text ?? null;
}

/** How many protests and appeals of a stage are not decided. */
export async function countOpenMatters(db: Tx, stageId: string): Promise<number> {
  const rows = await db.$queryRaw<{ open: number }[]>`
    SELECT ((SELECT count(*) FROM protest JOIN round ON round.id = protest.round_id
              WHERE round.stage_id = ${stageId}::uuid AND protest.state = 'open')
          + (SELECT count(*) FROM appeal JOIN ruling ON ruling.id = appeal.ruling_id
               JOIN match ON match.id = ruling.match_id JOIN round ON round.id = match.round_id
              WHERE round.stage_id = ${stageId}::uuid AND appeal.state = 'filed'))::int AS open`;
  return rows[0]?.open ?? 0;
}

/** Changes columns of a stage; gives its new version. */
export async function saveStage(
  tx: Tx,
  id: string,
  changed: Partial<
    Pick<
      StageRow,
      'name' | 'kind' | 'carryOver' | 'advancePerPool' | 'advanceBestOfRest' | 'finishedAt' | 'ordinal'
    >
  >,
): Promise<number> {
  const { version } = await tx.stage.update({
    where: { id },
    data: { ...changed, version: { increment: 1 } },
    select: { version: true },
  });
  return version;
}
