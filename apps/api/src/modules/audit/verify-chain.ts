import { type EventSubject, type EventType } from '@spadille/api-schema';
import { err, ok, type Result } from '@spadille/core';
import { type Tx } from '../../database/in-transaction.ts';
import { type PrismaClient } from '../../generated/prisma/client.ts';
import { hashOfText } from './append-event.ts';
import { selectEventsAfter, selectHead } from './repository.ts';
import { type ChainedEvent, type ChainHead, headAfter, sealEvent } from './seal-event.ts';

/** The first event that is not as it was written, or is missing. */
export interface ChainBroken {
  readonly code: 'chain-broken';
  readonly seq: bigint;
  readonly what: 'missing' | 'changed' | 'text-changed' | 'head-differs';
}

const PAGE = 1000;

/**
 * Reads a whole chain and computes it anew: numbers without a gap, every hash, every text that was not blacked out, and
 * the head. Gives the number of events. A chain that does not exist has none.
 */
export async function verifyChain(
  db: PrismaClient | Tx,
  chainId: string,
): Promise<Result<{ readonly events: bigint }, ChainBroken>> {
  let head: ChainHead = { chainId, lastSeq: 0n, lastHash: '' };
  for (;;) {
    const rows = await selectEventsAfter(db, chainId, head.lastSeq, PAGE);
    if (rows.length === 0) break;
    for (const row of rows) {
      const what = faultOf(head, row);
      if (what) return err({ code: 'chain-broken', seq: head.lastSeq + 1n, what });
      head = headAfter(row);
    }
  }
  const stored = await selectHead(db, chainId);
  if ((stored?.lastSeq ?? 0n) !== head.lastSeq || (stored?.lastHash ?? '') !== head.lastHash) {
    return err({ code: 'chain-broken', seq: head.lastSeq, what: 'head-differs' });
  }
  return ok({ events: head.lastSeq });
}

type EventRow = Awaited<ReturnType<typeof selectEventsAfter>>[number];

function faultOf(head: ChainHead, row: EventRow): ChainBroken['what'] | undefined {
  if (row.seq !== head.lastSeq + 1n) return 'missing';
  const { hash, prevHash } = sealEvent(head, eventOf(row));
  if (row.hash !== hash || row.prevHash !== prevHash) return 'changed';
  if (row.text === null) return row.textHash === null ? undefined : 'text-changed';
  const { text, salt } = row.text;
  if (text === null || salt === null) return undefined;
  return row.textHash === hashOfText(salt, text) ? undefined : 'text-changed';
}

/** Only what is hashed. The codes are as the program wrote them: what somebody else put there fails its hash. */
const eventOf = (row: EventRow): ChainedEvent => ({
  type: row.type as EventType,
  schemaVersion: row.schemaVersion,
  subjectKind: row.subjectKind as EventSubject,
  subjectId: row.subjectId,
  payload: row.payload,
  actorKind: row.actorKind as ChainedEvent['actorKind'],
  actorId: row.actorId,
  requestId: row.requestId,
  at: row.at,
  textHash: row.textHash,
});
