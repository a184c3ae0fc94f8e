import { startThrowawayPostgres } from '../lib/throwaway-postgres.mjs';

/** As on a server that keeps what it was given. */
const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };

/** A PostgreSQL that keeps its promises over a crash, at the same address. */
export interface DurablePostgres {
  readonly url: string;
  /** Kills it as a power cut would, and starts it again. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

export async function openDurablePostgres(): Promise<DurablePostgres> {
  const { url, crash, stop } = await startThrowawayPostgres({ settings: DURABLE });
  return { url, crash, stop };
}
