import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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
 * A PostgreSQL whose data goes when it stops: for tests and for comparing schemas. A helper process clears up when this
 * one is killed before it could.
 * @param {{ settings?: Record<string, string> }} [options]
 * @returns {Promise<{ url: string, dataDir: string, stop: () => Promise<void> }>}
 */
export async function startThrowawayPostgres({ settings = {} } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'spadille-'));
  // mkdtemp makes it for its owner alone, and as root the server's account must get in.
  if (process.getuid?.() === 0) chmodSync(dataDir, 0o711);
  const helper = spawn(
    process.execPath,
    [fileURLToPath(new URL('clear-up-after.mjs', import.meta.url)), dataDir],
    {
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
      windowsHide: true,
    },
  );
  helper.unref();
  /** @type {import('node:net').Socket} */ (helper.stdin).unref();
  const server = await startPostgres({ dataDir, settings: { ...FAST, ...settings } });
  return {
    url: server.url,
    dataDir,
    async stop() {
      await server.stop({ force: true });
      rmSync(dataDir, { recursive: true, force: true });
      helper.stdin?.end();
    },
  };
}
