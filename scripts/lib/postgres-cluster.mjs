import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inDataFolder } from './disk-words.mjs';
import { Fault } from './fault.mjs';

/** @typedef {import('./postgres-user.mjs').ServerUser} ServerUser */
/**
 * @typedef {object} Place
 * @property {string} home folder of everything below
 * @property {string} data the cluster's files
 * @property {string} password file with the password, mode 0600
 * @property {string} log the server's log
 */

/**
 * @param {string} home
 * @returns {Place}
 */
export const placeIn = (home) => ({
  home,
  data: join(home, 'data'),
  password: join(home, 'password'),
  log: join(home, 'server.log'),
});

/**
 * Makes a new cluster beside its place and moves it there whole: two first starts at once, or one that is killed,
 * leave no half-made one.
 * @param {Place} place
 * @param {ServerUser | null} user
 * @param {string} initdb
 */
export async function createCluster(place, user, initdb) {
  const made = placeIn(`${place.home}.new-${randomBytes(4).toString('hex')}`);
  inDataFolder(dirname(place.home), () => {
    mkdirSync(made.home, { mode: 0o700 });
    writeFileSync(made.password, randomBytes(24).toString('hex'), { mode: 0o600 });
  });
  if (user) for (const path of [made.home, made.password]) chownSync(path, user.uid, user.gid);
  const options = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = ['--username=spadille', '--auth=scram-sha-256', `--pwfile=${made.password}`];
  await call(
    initdb,
    ['-D', made.data, '--data-checksums', '--no-instructions', ...options, ...access],
    made,
    user,
  );
  try {
    renameSync(made.home, place.home);
  } catch (error) {
    if (!existsSync(place.home)) throw error;
    rmSync(made.home, { recursive: true });
  }
}

/**
 * Runs one of PostgreSQL's programs as the server's account, in a folder that account may be in.
 * @param {string} file
 * @param {string[]} args
 * @param {Place} place
 * @param {ServerUser | null} user
 * @param {'pipe' | 'ignore'} output a server that is started inherits it: a pipe would never close
 * @returns {Promise<void>}
 */
export function call(file, args, place, user, output = 'pipe') {
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC', HOME: place.home };
  const as = user ? { uid: user.uid, gid: user.gid } : {};
  return new Promise((done, failed) => {
    const child = spawn(file, args, {
      cwd: place.home,
      env,
      stdio: ['ignore', output, output],
      windowsHide: true,
      ...as,
    });
    let said = '';
    child.stdout?.on('data', (chunk) => (said += chunk));
    child.stderr?.on('data', (chunk) => (said += chunk));
    child.on('error', failed);
    child.on('exit', (code) => (code === 0 ? done() : failed(new Fault(`${file} failed:\n${said.trim()}`))));
  });
}
