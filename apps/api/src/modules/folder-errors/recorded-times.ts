import { groupBy } from '@spadille/core';
import { type Tx } from '../../database/in-transaction.ts';

interface Recorded {
  readonly tableId: string;
  readonly board: number;
  readonly at: Date;
}

/** When each board of a table was recorded, in milliseconds since 1970 UTC. */
export type RecordedTimes = (tableId: string) => ReadonlyMap<number, number>;

/**
 * When the results of tables were recorded: the first that was said of each board, since a correction does not move its
 * play; after the last clearing, since what was cleared may have been another board's. [choice] The server's clock is
 * asked, not the helper's: by then the board had been played for certain.
 */
export async function readRecordedTimes(db: Tx, tableIds: readonly string[]): Promise<RecordedTimes> {
  const rows = await db.$queryRaw<Recorded[]>`
    SELECT entry.table_id AS "tableId", entry.board, min(entry.at) AS at
      FROM board_entry entry
     WHERE entry.table_id = ANY(${[...tableIds]}::uuid[]) AND entry.action = 'result'
       AND NOT EXISTS (SELECT FROM board_entry later
                        WHERE later.table_id = entry.table_id AND later.board = entry.board
                          AND later.action = 'clear' AND later.at >= entry.at AND later.id <> entry.id)
     GROUP BY entry.table_id, entry.board`;
  const byTable = groupBy(rows, ({ tableId }) => tableId);
  return (tableId) =>
    new Map((byTable.get(tableId) ?? []).map(({ board, at }) => [board, at.getTime()] as const));
}
