import { type OwnTable } from '@spadille/api-schema';
import { type z } from 'zod';
import { type Database } from '../../deps.ts';
import { findPhone } from './find-phone.ts';

/** The table where a phone is let in, by its secret. */
export async function ownTable(db: Database, token: string | undefined): Promise<z.input<typeof OwnTable>> {
  const phone = await findPhone(db, token);
  if (!phone.ok) return { table: null };
  const table = await db.playingTable.findUnique({
    where: { id: phone.value.tableId },
    select: { id: true, number: true },
  });
  return { table };
}
