import { CALL_ABOUT, type DirectorCallView } from '@spadille/api-schema';
import { type z } from 'zod';
import { oneOf } from '../../database/one-of.ts';
import { type Tx } from '../../database/in-transaction.ts';
import { type CallRow, findOpenCall, findOpenCalls } from './repository.ts';

export type CallAnswer = z.input<typeof DirectorCallView>;

/** A call as its table and the director see it. */
export const callView = (row: CallRow): CallAnswer => ({
  id: row.id,
  tableId: row.tableId,
  tableNumber: row.table.number,
  board: row.board,
  about: oneOf(CALL_ABOUT, row.about),
  calledAt: row.calledAt.toISOString(),
  takenAt: row.takenAt?.toISOString() ?? null,
  version: row.version,
});

/** The open call of a table, or null. */
export async function openCallOf(db: Tx, tableId: string): Promise<CallAnswer | null> {
  const row = await findOpenCall(db, tableId);
  return row && callView(row);
}

/** The open calls of a round, who called first in front. */
export const openCallsIn = async (db: Tx, roundId: string): Promise<CallAnswer[]> =>
  (await findOpenCalls(db, roundId)).map(callView);
