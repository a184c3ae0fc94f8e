import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './root.mjs';

/** How long the server may take to answer what it has begun, before it is ended. */
const PATIENCE_MS = 15_000;

/**
 * @typedef {object} ApiProcess
 * @property {Promise<number>} ended its exit code, once it has ended
 * @property {() => Promise<number>} stop lets it finish what it has begun, and ends it
 * @property {() => Promise<number>} kill ends it in the middle of whatever it does, as a power cut would
 */

/**
 * Starts the server as a process of its own, which ends when this one does.
 * @param {{ env: Record<string, string>, onLine?: (line: string) => void }} options
 * @returns {ApiProcess}
 */
export function startApi({ env, onLine = console.log }) {
  const follow = pathToFileURL(join(ROOT, 'scripts/lib/follow-parent.mjs')).href;
  const args = ['--import', 'tsx', '--import', follow, 'apps/api/src/server.ts'];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    // Out of the terminal's group: Ctrl-C comes to the script alone, which then stops things in order.
    detached: process.platform !== 'win32',
  });
  createInterface({ input: /** @type {import('node:stream').Readable} */ (child.stdout) }).on('line', onLine);
  const ended = new Promise((end) => child.once('exit', (code) => end(code ?? 1)));
  return {
    ended,
    kill() {
      child.kill('SIGKILL');
      return ended;
    },
    async stop() {
      const tooLong = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
      if (child.connected) child.disconnect();
      const code = await ended;
      clearTimeout(tooLong);
      return code;
    },
  };
}
