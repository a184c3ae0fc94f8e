import { type Tx } from '../../database/in-transaction.ts';
import { Prisma } from '../../generated/prisma/client.ts';
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
