#!/usr/bin/env node
// npm run --silent spadille -- COMMAND …: the command line, straight from its source.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
if (!existsSync(join(root, 'node_modules/tsx'))) {
  console.error(`The packages are not installed: run "npm ci" in ${root} first.`);
  process.exit(1);
}
// npm run changes into the project's folder; names of files are meant from where the user stands.
const cwd =
  process.env.npm_lifecycle_event === 'spadille' ? (process.env.INIT_CWD ?? process.cwd()) : process.cwd();
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const main = join(root, 'apps/cli/src/main.ts');
const { status, signal } = spawnSync(process.execPath, ['--import', tsx, main, ...process.argv.slice(2)], {
  stdio: 'inherit',
  cwd,
});
if (signal) process.kill(process.pid, signal);
process.exitCode = status ?? 1;
