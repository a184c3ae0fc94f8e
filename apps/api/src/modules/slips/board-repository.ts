import { ROUND_STATES } from '@spadille/competition';
import { dealerOf, SEATS } from '@spadille/rules';
import { type Tx } from '../../database/in-transaction.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { eventInsert } from '../audit/event-insert.ts';
import { type ChainHead, type SealedEvent } from '../audit/seal-event.ts';
import { type BoardFacts, type BoardRow, toBoardFacts } from '../results/board-facts.ts';
import { oneOf } from '../../database/one-of.ts';
import { type BoardEntry, type BoardSituation } from './board-entry.ts';
import { columnsOf } from '../results/tuple-columns.ts';

/** `lockChain` of the tournament that a table belongs to; undefined when there is no such table. */
export async function lockTable(tx: Tx, tableId: string): Promise<ChainHead | undefined> {
  const rows = await tx.$queryRaw<ChainHead[]>`/* prepared: lock-table */
    SELECT id AS "chainId", last_seq AS "lastSeq", last_hash AS "lastHash"
      FROM audit_chain
     WHERE id = (SELECT stage.tournament_id
                   FROM playing_table
                   JOIN round ON round.id = playing_table.round_id
                   JOIN stage ON stage.id = round.stage_id
                  WHERE playing_table.id = ${tableId}::uuid)
       FOR UPDATE`;
  return rows[0];
}

/** A row of readSituation; the board's own columns are null when the table has no such board. */
type SituationRow = Pick<
  BoardSituation,
  'roundId' | 'matchId' | 'matchKind' | 'tableMode' | 'withdrawnTeam'
> & {
  readonly roundState: string;
  readonly firstDealer: string;
  readonly folderDealer: string | null;
  readonly idUsed: boolean;
  readonly idUsedForThis: boolean;
} & (BoardRow | { readonly version: null });

/** Everything that decides about an entry, in one query. Taken after the lock, it holds until the end. */
export async function readSituation(tx: Tx, entry: BoardEntry): Promise<BoardSituation> {
  const { tableId, board, entryId, said } = entry;
  const tuple = columnsOf(said.kind === 'result' ? said.tuple : null);
  const rows = await tx.$queryRaw<SituationRow[]>`/* prepared: read-board */
    SELECT round.id AS "roundId", round.state AS "roundState", match.id AS "matchId", match.kind AS "matchKind",
           playing_table.mode AS "tableMode", stage.first_dealer AS "firstDealer",
           (SELECT folder.dealer FROM board_set_use use JOIN folder USING (board_set_id)
             WHERE use.match_id = match.id AND folder.number = ${board}::int LIMIT 1) AS "folderDealer",
           (SELECT min(team.number) FROM match_team JOIN team ON team.id = match_team.team_id
             WHERE match_team.match_id = match.id AND team.withdrawn_at IS NOT NULL
               AND NOT EXISTS (SELECT FROM board_entry said JOIN playing_table own ON own.id = said.table_id
                                WHERE own.match_id = match.id)) AS "withdrawnTeam",
           entry.id IS NOT NULL AS "idUsed",
           (entry.table_id, entry.board, entry.action, entry.contract, entry.declarer, entry.outcome, entry.tout)
             IS NOT DISTINCT FROM (${tableId}::uuid, ${board}::int, ${said.kind}, ${tuple.contract},
               ${tuple.declarer}, ${tuple.outcome}, ${tuple.tout}) AS "idUsedForThis",
           result.board, result.state, result.cancelled,
           result.recorded_cancelled AS "recordedCancelled", result.not_played AS "notPlayed", result.ruled,
           result.recorded_contract AS "recordedContract", result.recorded_declarer AS "recordedDeclarer",
           result.recorded_outcome AS "recordedOutcome", result.recorded_tout AS "recordedTout",
           result.contract, result.declarer, result.outcome, result.tout,
           result.ns_game_points AS "nsGamePoints", result.version
      FROM playing_table
      JOIN match ON match.id = playing_table.match_id
      JOIN round ON round.id = playing_table.round_id
      JOIN stage ON stage.id = round.stage_id
      LEFT JOIN board_result result ON result.table_id = playing_table.id AND result.board = ${board}::int
      LEFT JOIN board_entry entry ON entry.id = ${entryId}::uuid
     WHERE playing_table.id = ${tableId}::uuid`;
  const row = rows[0];
  if (!row) throw new Error(`table ${tableId} is gone, though its tournament is locked`);
  return toSituation(row, board);
}

function toSituation(row: SituationRow, board: number): BoardSituation {
  const { roundId, matchId, matchKind, tableMode, withdrawnTeam, idUsed, idUsedForThis } = row;
  const firstDealer = oneOf(SEATS, row.firstDealer);
  return {
    roundId,
    roundState: oneOf(ROUND_STATES, row.roundState),
    matchId,
    matchKind,
    tableMode,
    withdrawnTeam,
    dealer: row.folderDealer === null ? dealerOf(board, firstDealer) : oneOf(SEATS, row.folderDealer),
    line: row.version === null ? null : toBoardFacts(row),
    idUsedFor: !idUsed ? 'nothing' : idUsedForThis ? 'this' : 'another',
  };
}

/** A board's line as it stands now. */
export async function readLine(
  tx: Tx,
  key: { readonly tableId: string; readonly board: number },
): Promise<BoardFacts> {
  return toBoardFacts(await tx.boardResult.findUniqueOrThrow({ where: { tableId_board: key } }));
}

/** Writes the entry, the board's new standing and the event in one statement. */
export async function writeEntry(
  tx: Tx,
  entry: BoardEntry,
  line: BoardFacts,
  event: SealedEvent,
): Promise<void> {
  const { tableId, board, said, clientTime } = entry;
  const { contract, declarer, outcome, tout, declarerGamePoints } = columnsOf(line.tuple);
  const at = entry.now.toISOString();
  await tx.$executeRaw(Prisma.sql`/* prepared: save-board */
    WITH entry AS (
      INSERT INTO board_entry (id, table_id, board, source, action, contract, declarer, outcome, tout,
          actor_kind, actor_id, client_time, at)
        VALUES (${entry.entryId}::uuid, ${tableId}::uuid, ${board}::int, ${entry.source}, ${said.kind},
          ${contract}, ${declarer}, ${outcome}, ${tout}, ${event.actorKind}, ${event.actorId}::uuid,
          ${clientTime?.toISOString() ?? null}::timestamptz, ${at}::timestamptz)
    ), result AS (
      UPDATE board_result
         SET state = ${line.state}, version = ${line.version}::int, updated_at = ${at}::timestamptz,
             recorded_contract = ${contract}, recorded_declarer = ${declarer},
             recorded_outcome = ${outcome}, recorded_tout = ${tout},
             contract = ${contract}, declarer = ${declarer}, outcome = ${outcome}, tout = ${tout},
             declarer_game_points = ${declarerGamePoints}::int, ns_game_points = ${line.nsGamePoints}::int
       WHERE table_id = ${tableId}::uuid AND board = ${board}::int
    )
    ${eventInsert(event)}`);
}
