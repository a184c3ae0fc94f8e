#!/usr/bin/env node
// npm run --silent spadille -- COMMAND …: the command line, straight from its source. Commands that need a database
// get the embedded one, unless DATABASE_URL names another.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDatabaseServer } from './lib/database.mjs';
import { Fault, run } from './lib/fault.mjs';
import { runningAddress } from './lib/only-one.mjs';
import { dataFolder } from './lib/postgres.mjs';
import { generateClient } from './lib/prisma-client.mjs';
import { ROOT } from './lib/root.mjs';

const WITH_DATABASE = ['import', 'export', 'migrate', 'reset-password', 'backup', 'restore'];

await run(async () => {
  if (!existsSync(join(ROOT, 'node_modules/tsx'))) {
    throw new Fault(`The packages are not installed. Run "npm ci" in ${ROOT} first.`);
  }
  const args = process.argv.slice(2);
  if (!WITH_DATABASE.includes(args[0] ?? '') || args.includes('--help')) {
    process.exitCode = await commandLine(args, {});
    return;
  }
  await generateClient();
  const database = await openDatabaseServer();
  try {
    const origin = process.env.DATABASE_URL ? undefined : await runningAddress(dataFolder());
    const reached = origin === undefined ? {} : { SPADILLE_ORIGIN: origin };
    process.exitCode = await commandLine(args, { DATABASE_URL: database.url, ...reached });
  } finally {
    await database.release();
  }
});

/**
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @returns {Promise<number>} exit code
 */
function commandLine(args, env) {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const main = join(ROOT, 'apps/cli/src/main.ts');
  // npm run changes into the project's folder; names of files are meant from where the user stands.
  const cwd = (process.env.npm_lifecycle_event === 'spadille' && process.env.INIT_CWD) || process.cwd();
  const child = spawn(process.execPath, ['--import', tsx, main, ...args], {
    stdio: 'inherit',
    cwd,
    env: { ...process.env, ...env },
  });
  // Ctrl-C reaches the command itself as well; this process stays until it has ended, to stop the database after it.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => child.kill(signal));
  return new Promise((end, failed) => {
    child.on('error', failed);
    child.on('exit', (code) => end(code ?? 1));
  });
}
