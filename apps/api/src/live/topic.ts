import { type Topic } from '../database/freshness.ts';

/** Something as it stood at one moment. */
export interface Snapshot<T> {
  /** Number of the chain's last event, read **before** the data: what is told is then never older than its number. */
  readonly seq: bigint | number;
  readonly data: T;
}

/**
 * What a stream tells about; the answer of a handler whose route is declared with `stream(schema)`. Every change is one
 * event with the whole of it, so a reader who missed some is up to date with the next.
 */
export interface LiveTopic<T = unknown> {
  /** Streams of one key are given the same bytes: it names everything that the data depends on, language included. */
  readonly key: string;
  /** The tournament whose events can change it. */
  readonly chainId: string;
  /** What else can change it, beside the tournament's events. */
  readonly also?: readonly Topic[];
  /** [choice] Least time from one reading to the next, in milliseconds; 500 unless said. */
  readonly everyMs?: number;
  /**
   * Reads it as it stands now. Called once a change and process, however many follow, never twice at a time. Null when
   * there is no such thing any more, which ends the streams. When it throws it is tried again.
   */
  readonly snapshot: () => Promise<Snapshot<T> | null>;
}
