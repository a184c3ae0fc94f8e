import { type Tx } from '../../database/in-transaction.ts';
import { Prisma, type PrismaClient } from '../../generated/prisma/client.ts';
import { eventInsert } from './event-insert.ts';
import { type ChainHead, type SealedEvent } from './seal-event.ts';

/** Locks a chain until the transaction ends; undefined when there is no such chain. */
export async function selectHeadForUpdate(tx: Tx, chainId: string): Promise<ChainHead | undefined> {
  const rows = await tx.$queryRaw<ChainHead[]>`/* prepared: lock-chain */
    SELECT id AS "chainId", last_seq AS "lastSeq", last_hash AS "lastHash"
      FROM audit_chain WHERE id = ${chainId}::uuid FOR UPDATE`;
  return rows[0];
}

/** Writes a sealed event, and moves the chain's head to it. */
export async function insertEvent(tx: Tx, event: SealedEvent): Promise<void> {
  await tx.$executeRaw(Prisma.sql`/* prepared: insert-event */ ${eventInsert(event)}`);
}

/** Puts an event's free text beside the chain, where it can be blacked out. */
export async function insertText(
  tx: Tx,
  { chainId, seq }: SealedEvent,
  { text, salt }: { readonly text: string; readonly salt: string },
): Promise<void> {
  await tx.auditText.create({ data: { chainId, seq, text, salt } });
}

/** Events behind a number, with their free texts, in order, a page at a time. */
export const selectEventsAfter = (db: PrismaClient | Tx, chainId: string, seq: bigint, page: number) =>
  db.auditEvent.findMany({
    where: { chainId, seq: { gt: seq } },
    orderBy: { seq: 'asc' },
    take: page,
    include: { text: true },
  });

/** The head of a chain; null when there is no such chain. */
export const selectHead = (db: PrismaClient | Tx, chainId: string) =>
  db.auditChain.findUnique({ where: { id: chainId } });

/** Number and time of a chain's last event; null when it has none. */
export const selectLast = (db: PrismaClient | Tx, chainId: string) =>
  db.auditEvent.findFirst({
    where: { chainId },
    orderBy: { seq: 'desc' },
    select: { seq: true, at: true },
  });
