import { randomBytes } from 'node:crypto';
import { type Tx } from '../../database/in-transaction.ts';
import { type EventToAppend, toChainedEvent } from './chain-event.ts';
import { insertEvent, insertText, selectHeadForUpdate } from './repository.ts';
import { type ChainHead, headAfter, sealEvent, sha256 } from './seal-event.ts';

/**
 * Locks a tournament's chain of events until the transaction ends, and with it the tournament against every other
 * change: **the first statement of a transaction that changes something in a tournament**. So changes to one tournament
 * follow each other, what was read after the lock still holds when it is written, and nobody waits crosswise.
 * Throws when there is no such tournament.
 */
export async function lockChain(tx: Tx, chainId: string): Promise<ChainHead> {
  const head = await selectHeadForUpdate(tx, chainId);
  if (!head) throw new Error(`there is no chain ${chainId}`);
  return head;
}

/**
 * Writes what has happened into the trail, in the transaction of the change itself: the next number without a gap,
 * chained to the event before by its hash. Free text goes beside the chain with a salt of its own.
 * Gives the head that the chain has now.
 */
export async function appendEvent(tx: Tx, event: EventToAppend): Promise<ChainHead> {
  const head = await lockChain(tx, event.chainId);
  const salt = randomBytes(16).toString('hex');
  const textHash = event.text === undefined ? null : hashOfText(salt, event.text);
  const sealed = sealEvent(head, toChainedEvent(event, textHash));
  await insertEvent(tx, sealed);
  if (event.text !== undefined) await insertText(tx, sealed, { text: event.text, salt });
  return headAfter(sealed);
}

/** Salted, so that a short text that was blacked out cannot be found again by trying. */
export const hashOfText = (salt: string, text: string): string => sha256(`${salt}\n${text}`);
