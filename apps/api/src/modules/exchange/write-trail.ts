import { type Tx } from '../../database/in-transaction.ts';
import { type Lists } from './season-file.ts';
import { writeLists } from './write-season.ts';

/** The lists of a season's chain. */
export const TRAIL: readonly string[] = ['events', 'eventTexts'];

/**
 * Writes a chain that was verified as a whole, and its head at once. Event by event the head would be written anew
 * thousands of times in one transaction, each time past all that went before: minutes for a season. So the two triggers
 * that let only the next event move the head are off here, last in the transaction: nobody writes events meanwhile.
 */
export async function writeTrail(tx: Tx, chainId: string, lists: Lists): Promise<void> {
  await headMoves(tx, 'DISABLE');
  await writeLists(tx, lists, TRAIL);
  const last = lists['events']?.at(-1);
  if (last !== undefined) {
    const { seq, hash } = last as { readonly seq: number; readonly hash: string };
    await tx.$executeRaw`UPDATE audit_chain SET last_seq = ${seq}::bigint, last_hash = ${hash} WHERE id = ${chainId}::uuid`;
  }
  await headMoves(tx, 'ENABLE');
}

async function headMoves(tx: Tx, what: 'DISABLE' | 'ENABLE'): Promise<void> {
  await tx.$executeRawUnsafe(`ALTER TABLE audit_event ${what} TRIGGER audit_event_follows_head`);
  await tx.$executeRawUnsafe(`ALTER TABLE audit_chain ${what} TRIGGER audit_chain_moved_by_events`);
}
