import { type Tx } from '../../database/in-transaction.ts';
import { type Database } from '../../deps.ts';
import { selectLast } from './repository.ts';

/** The last event of a chain: its number, and when it was. */
export interface ChainNow {
  readonly seq: bigint;
  readonly at: Date | null;
}

/** How far a tournament's events have come; 0 before the first. Cheap: for streams, read before what they tell. */
export async function chainNow(db: Database | Tx, chainId: string): Promise<ChainNow> {
  const last = await selectLast(db, chainId);
  return { seq: last?.seq ?? 0n, at: last?.at ?? null };
}
