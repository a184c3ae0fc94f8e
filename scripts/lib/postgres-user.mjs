import { readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Fault } from './fault.mjs';

/** @typedef {{ name: string, uid: number, gid: number }} ServerUser */

/** @returns {ServerUser[]} the accounts of this machine */
const accounts = () =>
  readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length > 3)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));

/**
 * The account PostgreSQL runs under. It refuses to run as root, so root hands over to whoever owns the data already,
 * else to `postgres`, else to `nobody`. Null: run as who we are.
 * @param {string} data the folder of the database's files; need not exist
 * @returns {ServerUser | null}
 */
export function serverUser(data) {
  if (process.getuid?.() !== 0) return null;
  const owner = statSync(data, { throwIfNoEntry: false });
  const known = accounts();
  if (owner && owner.uid !== 0) {
    const { uid, gid } = owner;
    return { name: known.find((account) => account.uid === uid)?.name ?? String(uid), uid, gid };
  }
  const user = ['postgres', 'nobody']
    .map((name) => known.find((account) => account.name === name))
    .find(Boolean);
  if (user) return user;
  throw new Fault(
    'PostgreSQL does not run as root, and this machine has neither a user "postgres" nor "nobody".\n' +
      'Start Spadille as an ordinary user, or set DATABASE_URL to a PostgreSQL server of your own.',
  );
}

/**
 * Whether an account may go into a folder (or run a file): the execute bit on it and on every folder above it.
 * @param {string} path need not exist: then the nearest folder above it that does is looked at
 * @param {ServerUser} user
 */
export function mayEnter(path, user) {
  let at = path;
  while (!statSync(at, { throwIfNoEntry: false })) at = dirname(at);
  for (at = realpathSync(at); ; at = dirname(at)) {
    const { uid, gid, mode } = statSync(at);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if (!(mode & bit)) return false;
    if (at === dirname(at)) return true;
  }
}
