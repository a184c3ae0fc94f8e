import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from './postgres.mjs';

/** Nothing is kept, so nothing needs to reach the disk. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
};

/**
 * A PostgreSQL whose data goes when it stops: for tests and for comparing schemas.
 * @param {{ settings?: Record<string, string> }} [options]
 * @returns {Promise<{ url: string, dataDir: string, stop: () => Promise<void> }>}
 */
export async function startThrowawayPostgres({ settings = {} } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'spadille-'));
  // mkdtemp makes it for its owner alone, and as root the server's account must get in.
  if (process.getuid?.() === 0) chmodSync(dataDir, 0o711);
  const server = await startPostgres({ dataDir, settings: { ...FAST, ...settings } });
  return {
    url: server.url,
    dataDir,
    async stop() {
      await server.stop({ force: true });
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
