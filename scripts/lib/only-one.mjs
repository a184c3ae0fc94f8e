import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { inDataFolder } from './disk-words.mjs';
import { Fault } from './fault.mjs';

/**
 * Holds a data folder for this process: a second start on it is told so in words. A listener on the loopback is what
 * holds it, and the file `running.json` only says where it is: a killed process holds nothing.
 * @param {string} dataDir
 * @param {string} address what a second start is told to open instead
 * @returns {Promise<() => void>} lets go
 */
export async function onlyOne(dataDir, address) {
  inDataFolder(dataDir, () => mkdirSync(dataDir, { recursive: true }));
  const file = join(dataDir, 'running.json');
  const listener = createServer((socket) => socket.end(greeting(dataDir)).on('error', () => {})).unref();
  await new Promise((listening) => listener.listen(0, '127.0.0.1', () => listening(null)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (listener.address());
  const own = JSON.stringify({ pid: process.pid, port, address });
  try {
    while (!inDataFolder(dataDir, () => claim(file, own))) {
      const before = inDataFolder(dataDir, () => read(file));
      await refuseWhenHeld(before, dataDir);
      inDataFolder(dataDir, () => remove(file, before));
    }
  } catch (error) {
    listener.close();
    throw error;
  }
  return () => {
    remove(file, own);
    listener.close();
  };
}

/** @param {string} file */
const nameBeside = (file) => `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;

/**
 * Makes the file, whole, unless there is one.
 * @param {string} file
 * @param {string} own
 */
function claim(file, own) {
  const whole = nameBeside(file);
  writeFileSync(whole, own);
  try {
    linkSync(whole, file);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(whole);
  }
}

/**
 * Removes the file if it still says what it said. Another start may have put its own there meanwhile: that one is put
 * back.
 * @param {string} file
 * @param {string} before
 */
function remove(file, before) {
  const aside = nameBeside(file);
  try {
    renameSync(file, aside);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return;
    throw error;
  }
  if (read(aside) !== before) claim(file, read(aside));
  rmSync(aside);
}

/**
 * Where the server that holds a data folder is reached.
 * @param {string} dataDir
 * @returns {Promise<string | undefined>} nothing when none does
 */
export async function runningAddress(dataDir) {
  const { port, address } = parse(read(join(dataDir, 'running.json')));
  return port && (await greetingFrom(port)) === greeting(dataDir) ? address : undefined;
}

/**
 * @param {string} said what the file says
 * @param {string} dataDir
 */
async function refuseWhenHeld(said, dataDir) {
  const { pid, port, address } = parse(said);
  if (!port || (await greetingFrom(port)) !== greeting(dataDir)) return;
  throw new Fault(
    `Spadille is running already on the data in ${dataDir}: ${address} (process ${pid}).\n` +
      'Stop it with Ctrl-C where it was started, or let SPADILLE_DATA name another folder.',
  );
}

/** @param {string} dataDir */
const greeting = (dataDir) => `spadille ${dataDir}`;

/**
 * @param {string} file
 * @returns {string} what it says; empty when there is none
 */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return '';
    throw error;
  }
}

/**
 * @param {string} said
 * @returns {{ pid?: number, port?: number, address?: string }} nothing for a file that somebody else has written
 */
function parse(said) {
  try {
    return JSON.parse(said) ?? {};
  } catch {
    return {};
  }
}

/**
 * @param {number} port
 * @returns {Promise<string>} what the process there says; empty when nobody answers
 */
const greetingFrom = (port) =>
  new Promise((answer) => {
    let said = '';
    const socket = connect(port, '127.0.0.1');
    socket.setTimeout(2000, () => socket.destroy());
    socket.on('data', (chunk) => (said += chunk));
    socket.on('error', () => {});
    socket.on('close', () => answer(said));
  });
