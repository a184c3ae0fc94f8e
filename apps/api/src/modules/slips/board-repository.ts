import { type EntrySource } from '@spadille/api-schema';
import { type BoardWord, ROUND_STATES } from '@spadille/competition';
import { dealerOf, SEATS, type Side } from '@spadille/rules';
import { type Tx } from '../../database/in-transaction.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { eventInsert } from '../audit/event-insert.ts';
import { type ChainHead, type SealedEvent } from '../audit/seal-event.ts';
import { type BoardFacts, type BoardRow, toBoardFacts } from '../results/board-facts.ts';
import { oneOf } from '../../database/one-of.ts';
import { standingFrom, type WordRow, WORDS_JSON } from '../results/board-words.ts';
import { columnsOf, type TupleColumns, tupleOf } from '../results/tuple-columns.ts';
import { type BoardSituation } from './board-entry.ts';

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
  readonly used: UsedRow | null;
  readonly words: readonly WordRow[];
} & (BoardRow | { readonly version: null });

/** What an entry's id was used for before. */
interface UsedRow extends TupleColumns {
  readonly tableId: string;
  readonly board: number;
  readonly action: string;
  readonly bySide: string | null;
}

/** Everything that decides about an entry, in one query. Taken after the lock, it holds until the end. */
export async function readSituation(
  tx: Tx,
  { tableId, board, entryId }: Pick<EntryToWrite, 'tableId' | 'board' | 'entryId'>,
): Promise<BoardSituation> {
  const rows = await tx.$queryRaw<SituationRow[]>(Prisma.sql`/* prepared: read-board */
    SELECT round.id AS "roundId", round.state AS "roundState", match.id AS "matchId", match.kind AS "matchKind",
           playing_table.mode AS "tableMode", stage.first_dealer AS "firstDealer",
           (SELECT folder.dealer FROM board_set_use use JOIN folder USING (board_set_id)
             WHERE use.match_id = match.id AND folder.number = ${board}::int LIMIT 1) AS "folderDealer",
           (SELECT min(team.number) FROM match_team JOIN team ON team.id = match_team.team_id
             WHERE match_team.match_id = match.id AND team.withdrawn_at IS NOT NULL
               AND NOT EXISTS (SELECT FROM board_entry said JOIN playing_table own ON own.id = said.table_id
                                WHERE own.match_id = match.id)) AS "withdrawnTeam",
           (SELECT jsonb_build_object('tableId', table_id, 'board', entry.board, 'action', action, 'bySide', by_side,
                     'contract', contract, 'declarer', declarer, 'outcome', outcome, 'tout', tout)
              FROM board_entry entry WHERE entry.id = ${entryId}::uuid) AS used,
           (SELECT ${WORDS_JSON} FROM board_entry word
             WHERE word.table_id = ${tableId}::uuid AND word.board = ${board}::int) AS words,
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
     WHERE playing_table.id = ${tableId}::uuid`);
  const row = rows[0];
  if (!row) throw new Error(`table ${tableId} is gone, though its tournament is locked`);
  return toSituation(row, board);
}

function toSituation(row: SituationRow, board: number): BoardSituation {
  const { roundId, matchId, matchKind, tableMode, withdrawnTeam, used } = row;
  const line = row.version === null ? null : toBoardFacts(row);
  const firstDealer = oneOf(SEATS, row.firstDealer);
  return {
    roundId,
    roundState: oneOf(ROUND_STATES, row.roundState),
    matchId,
    matchKind,
    tableMode,
    withdrawnTeam,
    dealer: row.folderDealer === null ? dealerOf(board, firstDealer) : oneOf(SEATS, row.folderDealer),
    line,
    used: used && { ...used, tuple: tupleOf(used) },
    standing: standingFrom(row.words, line?.recorded ?? null),
  };
}

/** A board's line as it stands now. */
export async function readLine(
  tx: Tx,
  key: { readonly tableId: string; readonly board: number },
): Promise<BoardFacts> {
  return toBoardFacts(await tx.boardResult.findUniqueOrThrow({ where: { tableId_board: key } }));
}

/** Something said of a board, as it goes on record. */
export interface EntryToWrite {
  readonly tableId: string;
  /** From 1. */
  readonly board: number;
  readonly entryId: string;
  readonly source: EntrySource;
  readonly word: BoardWord;
  readonly clientTime: Date | null;
  readonly now: Date;
}

/** How a board stands with an entry: its line, and whose word the recorded result is. */
export interface LineToWrite {
  readonly line: BoardFacts;
  readonly enteredSide: Side | null;
  readonly enteredById: string | null;
}

/**
 * Writes the entry, the board's new standing and the event in one statement: the one way in which results of single
 * boards are written. The version that the entry is given is the line's.
 */
export async function writeEntry(
  tx: Tx,
  entry: EntryToWrite,
  { line, enteredSide, enteredById }: LineToWrite,
  event: SealedEvent,
): Promise<void> {
  const { tableId, board, word, clientTime } = entry;
  const said = columnsOf(word.tuple);
  const recorded = columnsOf(line.recorded);
  const counts = columnsOf(line.tuple);
  const at = entry.now.toISOString();
  await tx.$executeRaw(Prisma.sql`/* prepared: save-board */
    WITH entry AS (
      INSERT INTO board_entry (id, table_id, board, source, action, contract, declarer, outcome, tout, by_side,
          version, actor_kind, actor_id, client_time, at)
        VALUES (${entry.entryId}::uuid, ${tableId}::uuid, ${board}::int, ${entry.source}, ${word.action},
          ${said.contract}, ${said.declarer}, ${said.outcome}, ${said.tout}, ${word.bySide},
          ${line.version}::int, ${event.actorKind}, ${event.actorId}::uuid,
          ${clientTime?.toISOString() ?? null}::timestamptz, ${at}::timestamptz)
    ), result AS (
      UPDATE board_result
         SET state = ${line.state}, version = ${line.version}::int, updated_at = ${at}::timestamptz,
             recorded_contract = ${recorded.contract}, recorded_declarer = ${recorded.declarer},
             recorded_outcome = ${recorded.outcome}, recorded_tout = ${recorded.tout},
             contract = ${counts.contract}, declarer = ${counts.declarer}, outcome = ${counts.outcome},
             tout = ${counts.tout}, declarer_game_points = ${counts.declarerGamePoints}::int,
             ns_game_points = ${line.nsGamePoints}::int,
             entered_side = ${enteredSide}, entered_by_id = ${enteredById}::uuid
       WHERE table_id = ${tableId}::uuid AND board = ${board}::int
    )
    ${eventInsert(event)}`);
}
