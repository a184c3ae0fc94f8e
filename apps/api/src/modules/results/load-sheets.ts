import { type TableSheet } from '@spadille/scoring';
import { type Tx } from '../../database/in-transaction.ts';

type Row = TableSheet & { readonly tableId: string };

/** The sheets of some tables with what their pairs have said of the totals, by table; one query. */
export async function loadSheets(
  db: Tx,
  tableIds: readonly string[],
): Promise<ReadonlyMap<string, TableSheet>> {
  if (tableIds.length === 0) return new Map();
  const rows = await db.$queryRaw<Row[]>`/* prepared: read-sheets */
    SELECT playing_table.id AS "tableId",
           (SELECT jsonb_agg(jsonb_build_object('board', board, 'nsGamePoints', ns_game_points,
                     'isDone', contract IS NOT NULL OR cancelled OR not_played) ORDER BY board)
              FROM board_result WHERE table_id = playing_table.id) AS boards,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('board', board, 'side', side)), '[]')
              FROM penalty WHERE table_id = playing_table.id AND withdrawn_at IS NULL) AS penalties,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('board', board, 'bySide', by_side,
                     'nsGamePoints', ns_game_points)), '[]')
              FROM (SELECT DISTINCT ON (board, by_side) board, by_side, ns_game_points
                      FROM reconciliation WHERE table_id = playing_table.id
                     ORDER BY board, by_side, at DESC, id DESC) last) AS said
      FROM playing_table
     WHERE playing_table.id = ANY (${[...tableIds]}::uuid[])`;
  return new Map(rows.map(({ tableId, ...sheet }) => [tableId, sheet]));
}
