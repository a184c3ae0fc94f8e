import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { connect as connectTo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Fault } from './fault.mjs';

/** cannot_connect_now: the server is starting, recovering or shutting down. */
const NOT_NOW = '57P03';

/** The name of a connection that only asks whether the server can be stopped: it does not count as a use. */
const STOPPING = 'spadille-stopping';

/**
 * @param {number} port
 * @param {string} password
 * @param {string} [name] how the connection is listed
 * @returns {Promise<import('pg').Client>} connected to the cluster's own database
 */
export async function connect(port, password, name = 'spadille') {
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'spadille',
    password,
    database: 'postgres',
    application_name: name,
  });
  await client.connect();
  return client;
}

/**
 * Finds a server that runs on this data. One that is starting or stopping is waited for; the file of a dead one, whose
 * number now belongs to some other process, is removed (PostgreSQL itself would refuse to start).
 * @param {string} data
 * @param {string} password
 * @returns {Promise<number | null>} its port, or null when none runs
 */
export async function adopt(data, password) {
  const file = join(data, 'postmaster.pid');
  for (let tries = 0; tries < 300; tries++) {
    if (!existsSync(file)) return null;
    const [pid, , , port] = readFileSync(file, 'utf8').split('\n');
    if (!isAlive(Number(pid))) return null;
    const answer = port ? await ask(Number(port), password, data) : 'wait';
    if (answer === 'ours') return Number(port);
    if (answer === 'silent' && !isPostgres(Number(pid))) {
      rmSync(file, { force: true });
      return null;
    }
    await pause(200);
  }
  throw new Fault(
    `A PostgreSQL server holds ${data}, but it has not answered for a minute. End it, then start again.`,
  );
}

/**
 * Whether nothing listens on a port any more.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export const isGone = (port) =>
  new Promise((answer) => {
    const socket = connectTo(port, '127.0.0.1');
    socket.on('connect', () => {
      socket.destroy();
      answer(false);
    });
    socket.on('error', (error) =>
      answer(/** @type {NodeJS.ErrnoException} */ (error).code === 'ECONNREFUSED'),
    );
  });

/**
 * @param {number} port
 * @param {string} password
 * @param {string} data
 * @returns {Promise<'ours' | 'silent' | 'wait'>}
 */
async function ask(port, password, data) {
  try {
    const client = await connect(port, password);
    const { rows } = await client.query('SHOW data_directory');
    await client.end();
    return realpathSync(rows[0].data_directory) === realpathSync(data) ? 'ours' : 'silent';
  } catch (error) {
    return /** @type {{ code?: string }} */ (error).code === NOT_NOW ? 'wait' : 'silent';
  }
}

/**
 * How many other connections use the server. One that has just been closed takes a moment to go.
 * @param {number} port
 * @param {string} password
 */
export async function countOthers(port, password) {
  const client = await connect(port, password, STOPPING).catch(() => null);
  if (!client) return 0;
  const query = `SELECT count(*)::int AS n FROM pg_stat_activity
     WHERE backend_type = 'client backend' AND application_name <> '${STOPPING}'`;
  let others = 0;
  for (let tries = 0; tries < 10; tries++) {
    others = (await client.query(query)).rows[0].n;
    if (others === 0) break;
    await pause(100);
  }
  await client.end();
  return others;
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {{ code?: string }} */ (error).code === 'EPERM';
  }
}

/** @param {number} pid */
function isPostgres(pid) {
  try {
    const [command, args] =
      process.platform === 'win32'
        ? ['tasklist', ['/FI', `PID eq ${pid}`, '/NH']]
        : ['ps', ['-p', String(pid), '-o', 'comm=']];
    return execFileSync(command, args, { encoding: 'utf8' }).includes('postgres');
  } catch {
    // No such process any more, or no way to ask: then nothing is removed that might be in use.
    return existsSync(`/proc/${pid}`)
      ? readFileSync(`/proc/${pid}/comm`, 'utf8').includes('postgres')
      : isAlive(pid);
  }
}
