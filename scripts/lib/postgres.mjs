import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { inDataFolder } from './disk-words.mjs';
import { Fault } from './fault.mjs';
import { postgresBinaries } from './postgres-binaries.mjs';
import { call, createCluster, placeIn } from './postgres-cluster.mjs';
import { adopt, connect, countOthers, isGone } from './postgres-running.mjs';
import { mayEnter, serverUser } from './postgres-user.mjs';
import { ROOT } from './root.mjs';
import { systemFolder } from './system-folder.mjs';

/** @typedef {import('./postgres-user.mjs').ServerUser} ServerUser */
/** @typedef {import('./postgres-cluster.mjs').Place} Place */
/**
 * @typedef {object} Postgres
 * @property {string} url connection URL of the database `spadille`
 * @property {boolean} adopted whether the server was running already
 * @property {string} folder where the data really is
 * @property {(options?: { force?: boolean }) => Promise<{ stopped: boolean, others: number }>} stop stops the server,
 *   unless other connections still use it and `force` is not given: the last one out turns off the light
 */

/** The folder for everything Spadille keeps: SPADILLE_DATA, else `.spadille` in the project. */
export const dataFolder = () => resolve(process.env.SPADILLE_DATA || join(ROOT, '.spadille'));

/**
 * Starts the embedded PostgreSQL, or adopts one that already runs on the same data (left by a killed start, or in use
 * by another command). Listens on 127.0.0.1 only, on a free port. Throws a Fault in words when it cannot.
 * @param {{ dataDir?: string, settings?: Record<string, string>, log?: (line: string) => void }} [options]
 *   `settings` are PostgreSQL's own, for example fsync=off for throwaway data
 * @returns {Promise<Postgres>}
 */
export async function startPostgres({ dataDir = dataFolder(), settings = {}, log = () => {} } = {}) {
  const { place, user } = inDataFolder(dataDir, () => choosePlace(resolve(dataDir), log));
  const program = postgresBinaries(user);
  if (!existsSync(place.home)) await createCluster(place, user, program('initdb'));
  const password = readPassword(place);

  let port = await adopt(place.data, password);
  const adopted = port !== null;
  port ??= await startServer(place, user, program('pg_ctl'), settings, password);
  await createDatabase(port, password);

  return {
    url: `postgresql://spadille:${password}@127.0.0.1:${port}/spadille`,
    adopted,
    folder: place.home,
    async stop({ force = false } = {}) {
      // Killed by somebody: what was committed is recovered at the next start.
      if (await isGone(port)) return { stopped: true, others: 0 };
      const others = force ? 0 : await countOthers(port, password);
      if (others > 0) return { stopped: false, others };
      const args = ['stop', '-D', place.data, '-m', 'fast', '-w', '-t', '60'];
      await call(program('pg_ctl'), args, place, user).catch((error) => {
        // Somebody else stopped it in the same moment.
        if (existsSync(join(place.data, 'postmaster.pid'))) throw error;
      });
      return { stopped: true, others: 0 };
    },
  };
}

/**
 * Where the data is or goes. As root below a folder that PostgreSQL's account may not enter it goes to a folder of the
 * system, and the file `elsewhere` says so, so that it is found again however the project's folder is moved.
 * @param {string} dataDir
 * @param {(line: string) => void} log
 * @returns {{ place: Place, user: ServerUser | null }}
 */
function choosePlace(dataDir, log) {
  mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  const pointer = join(dataDir, 'elsewhere');
  let home = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : join(dataDir, 'postgres');
  const user = serverUser(join(home, 'data'));
  if (user && !mayEnter(home, user)) {
    if (existsSync(home)) {
      throw new Fault(
        `${home} holds the database, but the user "${user.name}", who runs it, may not enter that folder.`,
      );
    }
    home = join(systemFolder(), `data-${randomBytes(6).toString('hex')}`);
    writeFileSync(pointer, `${home}\n`);
    log(`The database is kept in ${home}: the user "${user.name}", who runs it, may not enter ${dataDir}.`);
  }
  return { place: placeIn(home), user };
}

/** @param {Place} place */
function readPassword(place) {
  try {
    return readFileSync(place.password, 'utf8').trim();
  } catch {
    throw new Fault(
      `The database's password file ${place.password} cannot be read.\n` +
        'The data was made by another user: start Spadille as that user, or let SPADILLE_DATA name another folder.',
    );
  }
}

/**
 * @param {Place} place
 * @param {ServerUser | null} user
 * @param {string} pgCtl
 * @param {Record<string, string>} settings
 * @param {string} password
 * @returns {Promise<number>} the port
 */
async function startServer(place, user, pgCtl, settings, password) {
  const port = settings.port === undefined ? await freePort() : Number(settings.port);
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(port), ...settings };
  const options = Object.entries(all).map(([name, value]) => `-c ${name}=${value}`);
  try {
    const args = ['start', '-D', place.data, '-l', place.log, '-w', '-t', '120', '-o', options.join(' ')];
    await call(pgCtl, args, place, user, 'ignore');
    return port;
  } catch {
    // Another start may have been a moment quicker.
    const other = await adopt(place.data, password);
    if (other !== null) return other;
    throw new Fault(`PostgreSQL did not start. The last it said, in ${place.log}:\n${lastLines(place.log)}`);
  }
}

/**
 * @param {number} port
 * @param {string} password
 */
async function createDatabase(port, password) {
  const client = await connect(port, password);
  try {
    const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = 'spadille'");
    if (rowCount === 0) await client.query('CREATE DATABASE spadille');
  } catch (error) {
    // Made by another start in the same moment: duplicate_database, or the catalog's own unique index.
    const code = /** @type {{ code?: string }} */ (error).code;
    if (code !== '42P04' && code !== '23505') throw error;
  } finally {
    await client.end();
  }
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((found, failed) => {
    const probe = createServer().on('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => found(port));
    });
  });

/** @param {string} file */
const lastLines = (file) =>
  existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').slice(-8).join('\n') : '';
