import { createHash } from 'node:crypto';

/** An event as it goes out, made once for all who read it. */
export interface LiveEvent {
  /** `seq-hash`: the chain's number, and a mark of the data, so that the same data is not sent twice to one who is back. */
  readonly id: string;
  readonly json: string;
  readonly bytes: Buffer;
}

/** The event that tells a topic's data. JSON has no bare line breaks, so it is one line. */
export function liveEvent(seq: bigint | number, json: string): LiveEvent {
  const mark = createHash('sha256').update(json).digest('hex').slice(0, 12);
  const id = `${seq}-${mark}`;
  return { id, json, bytes: Buffer.from(`id: ${id}\ndata: ${json}\n\n`) };
}

/** Says that the line is there. An event and no comment, because a page cannot hear comments. */
export const BEAT = Buffer.from('event: beat\ndata: \n\n');

/** Keeps the line open while nothing can be said for sure: no page hears it. */
export const QUIET_BEAT = Buffer.from(': \n\n');

/** The first line: how long the reader waits before he comes back, in milliseconds. */
export const retryAfter = (ms: number): Buffer => Buffer.from(`retry: ${ms}\n\n`);
