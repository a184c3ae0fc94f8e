import { type Tx } from '../../database/in-transaction.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { type TupleColumns } from '../results/tuple-columns.ts';
import { type BoardWordOnRecord, toWord, type WordRow, WORDS_JSON } from '../results/board-words.ts';

/** All words on the boards of a table, in their order, by board. */
export async function loadWords(
  db: Tx,
  tableId: string,
): Promise<ReadonlyMap<number, readonly BoardWordOnRecord[]>> {
  const rows = await db.$queryRaw<{ board: number; words: WordRow[] }[]>(Prisma.sql`
    SELECT word.board, ${WORDS_JSON} AS words FROM board_entry word
     WHERE word.table_id = ${tableId}::uuid GROUP BY word.board`);
  return new Map(rows.map(({ board, words }) => [board, words.map(toWord)]));
}

/** A result at a table, with the partner table's where there is one. */
export interface RoundResultRow extends TupleColumns {
  readonly tableId: string;
  readonly board: number;
  readonly dealer: string;
  readonly state: string;
  readonly cancelled: boolean;
  readonly nsGamePoints: number;
  readonly partnerNsGamePoints: number | null;
}

/** The results at the tables of a round whose matches are played, by table and board. */
export const findRoundResults = (db: Tx, roundId: string): Promise<RoundResultRow[]> =>
  db.$queryRaw<RoundResultRow[]>`
    SELECT result.table_id AS "tableId", result.board, folder.dealer, result.state, result.cancelled,
           result.contract, result.declarer, result.outcome, result.tout, result.ns_game_points AS "nsGamePoints",
           other.ns_game_points AS "partnerNsGamePoints"
      FROM playing_table own
      JOIN match ON match.id = own.match_id AND match.kind = 'played'
      JOIN board_result result ON result.table_id = own.id AND result.contract IS NOT NULL
      JOIN LATERAL (SELECT folder.dealer FROM board_set_use use JOIN folder USING (board_set_id)
                     WHERE use.match_id = own.match_id AND folder.number = result.board LIMIT 1) folder ON true
      LEFT JOIN playing_table partner ON partner.match_id = own.match_id AND partner.id <> own.id
      LEFT JOIN board_result other ON other.table_id = partner.id AND other.board = result.board
                                  AND other.contract IS NOT NULL
     WHERE own.round_id = ${roundId}::uuid AND own.mode = 'boards'
     ORDER BY own.number, result.board`;
