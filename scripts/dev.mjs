// npm run dev: pages by vite with hot reload on port 5173, beside an API that starts again when its source changes.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { installed } from './lib/command.mjs';
import { openDatabaseServer } from './lib/database.mjs';
import { run } from './lib/fault.mjs';
import { installPackages } from './lib/install.mjs';
import { migrate } from './lib/migrate.mjs';
import { generateClient } from './lib/prisma-client.mjs';
import { ROOT } from './lib/root.mjs';
import { askedToStop } from './lib/signals.mjs';

const API_PORT = '4712';

await run(async () => {
  await installPackages();
  await generateClient();
  const stop = askedToStop();
  const database = await openDatabaseServer({ keep: true });
  try {
    await migrate(database.url);
    const api = node(
      ['--watch', '--watch-preserve-output', '--import', 'tsx', 'apps/api/src/server.ts'],
      ROOT,
      {
        DATABASE_URL: database.url,
        HOST: '127.0.0.1',
        PORT: API_PORT,
        LOG_LEVEL: 'info',
      },
    );
    const vite = node([installed('vite/bin/vite.js'), 'dev'], join(ROOT, 'apps/web'), {
      SPADILLE_API: `http://127.0.0.1:${API_PORT}`,
    });
    await Promise.race([stop, api.ended, vite.ended]);
    await Promise.all([api.end(), vite.end()]);
  } finally {
    await database.release();
  }
});

/**
 * @param {string[]} args
 * @param {string} cwd
 * @param {Record<string, string>} env
 */
function node(args, cwd, env) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise((end) => child.once('exit', end));
  return {
    ended,
    end() {
      child.kill();
      return ended;
    },
  };
}
