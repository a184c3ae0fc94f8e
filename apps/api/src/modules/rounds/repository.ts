import { type Tx } from '../../database/in-transaction.ts';

/** Where a round stands in its stage, and whether a revision of it is public. */
export async function findRoundRange(db: Tx, roundId: string) {
  const row = await db.round.findUnique({
    where: { id: roundId },
    select: {
      stageId: true,
      number: true,
      publications: { orderBy: { revision: 'desc' }, take: 1, select: { withdrawnAt: true } },
    },
  });
  if (row === null) return null;
  const { stageId, number, publications } = row;
  return { stageId, number, isPublic: publications[0]?.withdrawnAt === null };
}

/** A board without a result at a table. */
export interface OpenBoard {
  readonly match: number;
  readonly table: number;
  readonly board: number;
}

/** What is missing in a round: boards of matches that are to be played, at tables that give no total instead. */
export function findOpenBoards(db: Tx, roundId: string): Promise<OpenBoard[]> {
  return db.$queryRaw<OpenBoard[]>`
    SELECT match.number AS "match", playing_table.number AS "table", result.board
      FROM match
      JOIN playing_table ON playing_table.match_id = match.id AND playing_table.mode = 'boards'
      JOIN board_result result ON result.table_id = playing_table.id
     WHERE match.round_id = ${roundId}::uuid AND match.kind = 'played'
       AND result.contract IS NULL AND NOT result.cancelled AND NOT result.not_played
     ORDER BY match.number, playing_table.number, result.board`;
}

/** Boards of a round on which the pairs do not agree, and which count. */
export const findDisputedBoards = (db: Tx, roundId: string): Promise<{ table: number; board: number }[]> =>
  db.$queryRaw<{ table: number; board: number }[]>`
    SELECT playing_table.number AS "table", result.board
      FROM match
      JOIN playing_table ON playing_table.match_id = match.id
      JOIN board_result result ON result.table_id = playing_table.id
     WHERE match.round_id = ${roundId}::uuid AND match.kind = 'played'
       AND result.state = 'disputed' AND NOT result.cancelled
     ORDER BY playing_table.number, result.board`;

/** From when on everybody may see a round's draw, or null; gives the round's new version. */
export async function saveDrawShown(tx: Tx, roundId: string, drawShownAt: Date | null): Promise<number> {
  const { version } = await tx.round.update({
    where: { id: roundId },
    data: { drawShownAt, version: { increment: 1 } },
    select: { version: true },
  });
  return version;
}

/** Whether anything of a round stands on record that a new draw would lose. */
export async function hasResults(db: Tx, roundId: string): Promise<boolean> {
  const rows = await db.$queryRaw<{ found: boolean }[]>`
    SELECT EXISTS (SELECT FROM board_entry JOIN playing_table ON playing_table.id = board_entry.table_id
                    WHERE playing_table.round_id = ${roundId}::uuid)
        OR EXISTS (SELECT FROM board_result JOIN playing_table ON playing_table.id = board_result.table_id
                    WHERE playing_table.round_id = ${roundId}::uuid
                      AND (contract IS NOT NULL OR cancelled OR not_played))
        OR EXISTS (SELECT FROM playing_table WHERE round_id = ${roundId}::uuid AND mode = 'total-only')
        OR EXISTS (SELECT FROM match WHERE round_id = ${roundId}::uuid AND kind IN ('walkover', 'unplayed'))
        OR EXISTS (SELECT FROM penalty JOIN match ON match.id = penalty.match_id
                    WHERE match.round_id = ${roundId}::uuid)
        OR EXISTS (SELECT FROM reconciliation JOIN playing_table ON playing_table.id = reconciliation.table_id
                    WHERE playing_table.round_id = ${roundId}::uuid)
        OR EXISTS (SELECT FROM ruling JOIN match ON match.id = ruling.match_id
                    WHERE match.round_id = ${roundId}::uuid)
        OR EXISTS (SELECT FROM folder_error WHERE round_id = ${roundId}::uuid)
        OR EXISTS (SELECT FROM protest WHERE round_id = ${roundId}::uuid)
        OR EXISTS (SELECT FROM publication WHERE round_id = ${roundId}::uuid) AS found`;
  return rows[0]?.found === true;
}

/** Whether the places of a stage are frozen. */
export const isStageFinished = async (db: Tx, stageId: string): Promise<boolean> =>
  (await db.stage.count({ where: { id: stageId, finishedAt: { not: null } } })) > 0;
