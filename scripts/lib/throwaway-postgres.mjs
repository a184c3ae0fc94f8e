import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
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
 * @returns {Promise<{ url: string, dataDir: string, crash: () => Promise<void>, stop: () => Promise<void> }>} `crash`
 *   kills it as a power cut would, and starts it again at the same address
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
  let server = await startPostgres({ dataDir, settings: { ...FAST, ...settings } });
  const port = new URL(server.url).port;
  return {
    url: server.url,
    dataDir,
    async crash() {
      await killPostmaster(server.folder);
      server = await startPostgres({ dataDir, settings: { ...FAST, ...settings, port } });
    },
    async stop() {
      await server.stop({ force: true });
      rmSync(dataDir, { recursive: true, force: true });
      helper.stdin?.end();
    },
  };
}

/**
 * Ends PostgreSQL with all its processes at once, and waits until it is gone.
 * @param {string} folder where the data is
 */
async function killPostmaster(folder) {
  const [pid] = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n');
  // SIGQUIT is its immediate shutdown: nothing is written any more, and the next start recovers from the log.
  process.kill(Number(pid), 'SIGQUIT');
  while (isRunning(Number(pid))) await pause(50);
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
