import { type Tx } from '../../database/in-transaction.ts';

/** A ruling that an appeal is about, with what finds and locks its match. */
export const findRuling = (tx: Tx, id: string) =>
  tx.ruling.findUnique({
    where: { id },
    select: { id: true, matchId: true, tableId: true, board: true, withdrawnAt: true },
  });

/** Whether a team has a match, or a bye, in the round of a match. */
export const playsInRoundOf = async (tx: Tx, matchId: string, teamId: string): Promise<boolean> =>
  (await tx.matchTeam.findFirst({
    where: { teamId, round: { matches: { some: { id: matchId } } } },
    select: { teamId: true },
  })) !== null;

/** The match of an appeal's ruling; null when there is no such appeal. */
export const findMatchOf = async (tx: Tx, id: string): Promise<string | null> =>
  (await tx.appeal.findUnique({ where: { id }, select: { ruling: { select: { matchId: true } } } }))?.ruling
    .matchId ?? null;

export const readAppeal = (tx: Tx, id: string) =>
  tx.appeal.findUniqueOrThrow({
    where: { id },
    select: { version: true, state: true, rulingId: true },
  });

/** A ruling with what its successor takes over from it. */
export const readRuling = (tx: Tx, id: string) =>
  tx.ruling.findUniqueOrThrow({
    where: { id },
    select: {
      id: true,
      tableId: true,
      board: true,
      withdrawnAt: true,
      calledAt: true,
      late: true,
      lateReason: true,
    },
  });

export type OldRuling = Awaited<ReturnType<typeof readRuling>>;

/** A ruling, and whatever appeals put in its place, as far as it is in force. */
export const findInForceFor = (
  tx: Tx,
  rulingId: string,
): Promise<{ id: string; tableId: string; board: number }[]> =>
  tx.$queryRaw`
    WITH RECURSIVE line AS (
      SELECT ${rulingId}::uuid AS id
       UNION
      SELECT appeal.replacement_id FROM appeal JOIN line ON appeal.ruling_id = line.id
       WHERE appeal.replacement_id IS NOT NULL)
    SELECT id, table_id AS "tableId", board FROM ruling JOIN line USING (id)
     WHERE withdrawn_at IS NULL ORDER BY ordinal`;
