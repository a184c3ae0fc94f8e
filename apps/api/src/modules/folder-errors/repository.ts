import { type Tx } from '../../database/in-transaction.ts';

/** One of the two tables of a use. */
export interface TableOfUse {
  readonly id: string;
  readonly number: number;
  /** It has a result of the board. */
  readonly played: boolean;
}

/** A match's use of a folder, at its two tables. */
export interface UseRow {
  readonly matchId: string;
  readonly matchNumber: number;
  readonly roundLabel: string;
  readonly sequence: number;
  readonly home: string;
  readonly away: string;
  readonly tableA: TableOfUse;
  readonly tableB: TableOfUse;
  readonly cancelled: boolean;
}

/**
 * The matches that play a folder, in the order in which its set travels, whatever round they are of. Matches that were
 * not played out as drawn are left out, and so are those whose slips gave totals only and those that did not play the
 * board: there is nothing of it to cancel there.
 */
export const readUses = (db: Tx, boardSetId: string, board: number): Promise<UseRow[]> =>
  db.$queryRaw<UseRow[]>`
    SELECT match.id AS "matchId", match.number AS "matchNumber", round.label AS "roundLabel",
           use.sequence, home_team.name AS home, away_team.name AS away,
           json_build_object('id', a.id, 'number', a.number, 'played', at_a.contract IS NOT NULL) AS "tableA",
           json_build_object('id', b.id, 'number', b.number, 'played', at_b.contract IS NOT NULL) AS "tableB",
           at_a.cancelled OR at_b.cancelled AS cancelled
      FROM board_set_use use
      JOIN match ON match.id = use.match_id AND match.kind = 'played'
      JOIN round ON round.id = match.round_id
      JOIN match_team home ON home.match_id = match.id AND home.side = 'home'
      JOIN match_team away ON away.match_id = match.id AND away.side = 'away'
      JOIN team home_team ON home_team.id = home.team_id
      JOIN team away_team ON away_team.id = away.team_id
      JOIN playing_table a ON a.match_id = match.id AND a.side = 'a' AND a.mode = 'boards'
      JOIN playing_table b ON b.match_id = match.id AND b.side = 'b' AND b.mode = 'boards'
      JOIN board_result at_a ON at_a.table_id = a.id AND at_a.board = ${board}::int AND NOT at_a.not_played
      JOIN board_result at_b ON at_b.table_id = b.id AND at_b.board = ${board}::int
     WHERE use.board_set_id = ${boardSetId}::uuid
     ORDER BY use.sequence`;

/** The place of a table's match among the uses of a set, with number and round of the table; null when it does not play the set. */
export async function findUseOfTable(
  db: Tx,
  boardSetId: string,
  tableId: string,
): Promise<{ sequence: number; tableNumber: number; roundId: string } | null> {
  const use = await db.boardSetUse.findFirst({
    where: { boardSetId, match: { tables: { some: { id: tableId } } } },
    select: { sequence: true, match: { select: { tables: { where: { id: tableId } } } } },
  });
  const table = use?.match.tables[0];
  return use && table ? { sequence: use.sequence, tableNumber: table.number, roundId: table.roundId } : null;
}

/** Whether a round's matches play a set, and whether the set has a folder of a number; null when they don't play it. */
export async function hasFolder(
  db: Tx,
  where: { readonly roundId: string; readonly boardSetId: string; readonly board: number },
): Promise<boolean | null> {
  const { roundId, boardSetId, board } = where;
  const set = await db.boardSet.findFirst({
    where: { id: boardSetId, uses: { some: { match: { roundId } } } },
    select: { folders: { where: { number: board }, select: { number: true } } },
  });
  return set === null ? null : set.folders.length > 0;
}

/** A folder error's round; null when there is no such error. */
export const findRoundOf = async (tx: Tx, id: string): Promise<string | null> =>
  (await tx.folderError.findUnique({ where: { id }, select: { roundId: true } }))?.roundId ?? null;

/** A folder error with its rulings that are in force, by match. */
export const readFolderError = (tx: Tx, id: string) =>
  tx.folderError.findUniqueOrThrow({
    where: { id },
    select: {
      board: true,
      withdrawnAt: true,
      rulings: {
        where: { withdrawnAt: null },
        orderBy: { matchId: 'asc' },
        select: { id: true, matchId: true, tableId: true, board: true, rule: true },
      },
    },
  });
