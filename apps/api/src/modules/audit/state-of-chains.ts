import { type Tx } from '../../database/in-transaction.ts';

/**
 * A text that is another one after every change that anybody has made, in whatever process: each writes an event. For
 * those who keep what they have read.
 */
export async function stateOfChains(db: Tx): Promise<string> {
  const rows = await db.$queryRaw<{ state: string }[]>`
    SELECT count(*) || ' ' || coalesce(sum(last_seq), 0) AS state FROM audit_chain`;
  return rows[0]?.state ?? '';
}
