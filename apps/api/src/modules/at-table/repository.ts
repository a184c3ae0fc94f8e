import { type Tx } from '../../database/in-transaction.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { type BoardRow } from '../results/board-facts.ts';

/** A table with its match and round. */
export interface TableRow {
  readonly id: string;
  readonly number: number;
  readonly side: string;
  readonly mode: string;
  readonly version: number;
  readonly roundId: string;
  readonly roundLabel: string;
  readonly roundState: string;
  readonly tournament: string;
  readonly matchNumber: number | null;
  readonly matchKind: string;
  readonly boards: number;
  readonly teams: readonly TeamRow[];
  readonly seated: readonly SeatedRow[];
}

export interface TeamRow {
  /** Home or away. */
  readonly side: string;
  readonly number: number;
  readonly name: string;
  /** Whom it has entered, in its order. */
  readonly members: readonly { readonly playerId: string; readonly name: string; readonly place: string }[];
}

/** Somebody who was given a seat at one of the tables of the match. */
export interface SeatedRow {
  readonly tableId: string;
  readonly seat: string;
  readonly playerId: string;
  readonly name: string;
  readonly fromBoard: number;
  readonly toBoard: number;
}

/** A table as its phones need it, in one query; null when there is no such table. Players are who they are now. */
export async function findTable(db: Tx, tableId: string): Promise<TableRow | null> {
  const [row] = await db.$queryRaw<TableRow[]>`/* prepared: read-at-table */
    SELECT own.id, own.number, own.side, own.mode, own.version, round.id AS "roundId", round.label AS "roundLabel",
           round.state AS "roundState", tournament.name AS tournament, match.number AS "matchNumber",
           match.kind AS "matchKind", match.boards,
           (SELECT jsonb_agg(jsonb_build_object('side', match_team.side, 'number', team.number, 'name', team.name,
                     'members', (SELECT coalesce(jsonb_agg(jsonb_build_object('playerId', player.id,
                                          'name', player.name, 'place', place) ORDER BY ordinal), '[]')
                                   FROM team_member
                                   JOIN player AS member ON member.id = team_member.player_id
                                   JOIN player ON player.id = COALESCE(member.merged_into_id, member.id)
                                  WHERE team_member.team_id = team.id)))
              FROM match_team JOIN team ON team.id = match_team.team_id
             WHERE match_team.match_id = match.id) AS teams,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('tableId', held.table_id, 'seat', seat,
                     'playerId', player.id, 'name', player.name, 'fromBoard', from_board, 'toBoard', to_board)
                     ORDER BY position(seat IN 'NWSE'), from_board), '[]')
              FROM playing_table other
              JOIN seat_assignment held ON held.table_id = other.id
              JOIN player AS seated ON seated.id = held.player_id
              JOIN player ON player.id = COALESCE(seated.merged_into_id, seated.id)
             WHERE other.match_id = match.id) AS seated
      FROM playing_table own
      JOIN match ON match.id = own.match_id
      JOIN round ON round.id = own.round_id
      JOIN stage ON stage.id = round.stage_id
      JOIN tournament ON tournament.id = stage.tournament_id
     WHERE own.id = ${tableId}::uuid`;
  return row ?? null;
}

/** A board with its table, its dealer, and whose word is recorded. */
export type PlacedRow = BoardRow & {
  readonly tableId: string;
  readonly tableNumber: number;
  readonly dealer: string | null;
  readonly firstDealer: string;
  readonly enteredSide: string | null;
};

const PLACED = Prisma.sql`
    SELECT result.table_id AS "tableId", playing_table.number AS "tableNumber", folder.dealer,
           stage.first_dealer AS "firstDealer", entered_side AS "enteredSide", result.board, result.state,
           result.cancelled, recorded_cancelled AS "recordedCancelled", not_played AS "notPlayed", ruled,
           recorded_contract AS "recordedContract", recorded_declarer AS "recordedDeclarer",
           recorded_outcome AS "recordedOutcome", recorded_tout AS "recordedTout",
           contract, result.declarer, outcome, tout, ns_game_points AS "nsGamePoints", result.version
      FROM playing_table
      JOIN round ON round.id = playing_table.round_id
      JOIN stage ON stage.id = round.stage_id
      JOIN match ON match.id = playing_table.match_id
      JOIN board_result result ON result.table_id = playing_table.id
      LEFT JOIN LATERAL (SELECT folder.dealer FROM board_set_use use JOIN folder USING (board_set_id)
                          WHERE use.match_id = playing_table.match_id AND folder.number = result.board
                          LIMIT 1) folder ON true`;

/** The boards of a table by number. */
export const findBoards = (db: Tx, tableId: string): Promise<PlacedRow[]> =>
  db.$queryRaw<PlacedRow[]>(Prisma.sql`/* prepared: read-boards-at-table */ ${PLACED}
     WHERE playing_table.id = ${tableId}::uuid
     ORDER BY result.board`);

/** The disputed boards of a round that somebody can settle, by table and number. */
export const findDisputed = (db: Tx, roundId: string): Promise<PlacedRow[]> =>
  db.$queryRaw<PlacedRow[]>(Prisma.sql`${PLACED}
     WHERE playing_table.round_id = ${roundId}::uuid AND result.state = 'disputed' AND NOT result.cancelled
       AND match.kind = 'played'
     ORDER BY playing_table.number, result.board`);

/** The tables of a round at which a pair has said a total, with their numbers. */
export const findTablesThatSaid = (db: Tx, roundId: string): Promise<{ id: string; number: number }[]> =>
  db.playingTable.findMany({
    where: { roundId, mode: 'boards', reconciliations: { some: {} } },
    orderBy: { number: 'asc' },
    select: { id: true, number: true },
  });

/** Whether there is such a round. */
export const roundExists = async (db: Tx, id: string): Promise<boolean> =>
  (await db.round.count({ where: { id } })) > 0;

export const findReconciliation = (db: Tx, id: string) =>
  db.reconciliation.findUnique({
    where: { id },
    select: { tableId: true, board: true, bySide: true, nsGamePoints: true },
  });
