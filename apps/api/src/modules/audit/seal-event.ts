import { createHash } from 'node:crypto';
import { type EventSubject, type EventType } from '@spadille/api-schema';
import { configure } from 'safe-stable-stringify';

/** Where a chain stands: number and hash of its last event; 0 and '' when it has none. */
export interface ChainHead {
  readonly chainId: string;
  readonly lastSeq: bigint;
  readonly lastHash: string;
}

/** An event as it goes into the chain. */
export interface ChainedEvent {
  readonly type: EventType;
  readonly schemaVersion: number;
  readonly subjectKind: EventSubject;
  readonly subjectId: string;
  readonly payload: unknown;
  readonly actorKind: 'user' | 'table' | 'system';
  readonly actorId: string | null;
  readonly requestId: string;
  readonly at: Date;
  /** Hash of the salted free text that stands beside the chain; null without one. */
  readonly textHash: string | null;
}

/** An event with its place in the chain. */
export interface SealedEvent extends ChainedEvent {
  readonly chainId: string;
  readonly seq: bigint;
  readonly prevHash: string;
  readonly hash: string;
}

/** The SHA-256 of a text in UTF-8, as hexadecimal digits. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** JSON with sorted keys, so that the same event has the same text after a trip through the database. */
const canonical = configure({ deterministic: true, strict: true });

/** Puts an event behind a chain's head: next number, and the hash over the hash before it and the event's JSON. */
export function sealEvent(head: ChainHead, event: ChainedEvent): SealedEvent {
  const seq = head.lastSeq + 1n;
  const { chainId, lastHash: prevHash } = head;
  const json = canonical({ ...event, chainId, seq: seq.toString(), at: event.at.toISOString() });
  return { ...event, chainId, seq, prevHash, hash: sha256(`${prevHash}\n${json}`) };
}

/** The head that a chain has once this event is its last. */
export const headAfter = ({
  chainId,
  seq,
  hash,
}: Pick<SealedEvent, 'chainId' | 'seq' | 'hash'>): ChainHead => ({
  chainId,
  lastSeq: seq,
  lastHash: hash,
});
