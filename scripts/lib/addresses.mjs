import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { Fault } from './fault.mjs';

/**
 * The addresses at which other devices reach this machine.
 * @returns {string[]} IPv4 addresses
 */
export const networkAddresses = () =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

/**
 * Refuses in words when a port cannot be listened on. No other port is taken in its place: bookmarks and QR codes
 * name it.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<void>}
 */
export const mustBeFree = (port, host) =>
  new Promise((free, refuse) => {
    const probe = createServer();
    probe.on('error', (/** @type {NodeJS.ErrnoException} */ { code, message }) => {
      const why = { EADDRINUSE: 'is in use by another program', EACCES: 'may not be used by this user' }[
        code ?? ''
      ];
      const other = port + 1 <= 65535 ? port + 1 : 4712;
      refuse(
        new Fault(
          `Port ${port} ${why ?? `cannot be used (${message})`}.\nTake another one: npm start -- --port ${other}`,
        ),
      );
    });
    probe.listen(port, host, () => probe.close(() => free()));
  });
