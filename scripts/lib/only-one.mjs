import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { Fault } from './fault.mjs';

/**
 * Holds a data folder for this process: a second start on it is told so in words. A listener on the loopback is what
 * holds it, and the file `running.json` only says where it is: a killed process holds nothing.
 * @param {string} dataDir
 * @param {string} address what a second start is told to open instead
 * @returns {Promise<() => void>} lets go
 */
export async function onlyOne(dataDir, address) {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'running.json');
  const listener = createServer((socket) => socket.end(greeting(dataDir)).on('error', () => {})).unref();
  await new Promise((listening) => listener.listen(0, '127.0.0.1', () => listening(null)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (listener.address());
  const claim = () =>
    writeFileSync(file, JSON.stringify({ pid: process.pid, port, address }), { flag: 'wx' });
  try {
    claim();
  } catch {
    await refuseWhenHeld(file, dataDir);
    rmSync(file, { force: true });
    claim();
  }
  return () => {
    rmSync(file, { force: true });
    listener.close();
  };
}

/**
 * @param {string} file
 * @param {string} dataDir
 */
async function refuseWhenHeld(file, dataDir) {
  const { pid, port, address } = read(file);
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
 * @returns {{ pid?: number, port?: number, address?: string }}
 */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
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
