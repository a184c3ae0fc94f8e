import { type Tx } from '../../database/in-transaction.ts';

/** The match that a table belongs to; null when there is no such table. */
export async function findMatchOfTable(db: Tx, tableId: string): Promise<string | null> {
  const row = await db.playingTable.findUnique({ where: { id: tableId }, select: { matchId: true } });
  return row?.matchId ?? null;
}
