import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { createDatabaseClient } from '../../src/database/client.ts';
import { isDatabaseGone } from '../../src/database/is-database-gone.ts';

/** A message of PostgreSQL's protocol: its letter, its length, what it says. */
function message(letter: string, said: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(said.length + 4);
  return Buffer.concat([Buffer.from(letter), length, said]);
}

const LET_IN = message('R', Buffer.alloc(4));
const READY = message('Z', Buffer.from('I'));
const ENDED = message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0'));

it('a server that lets in and ends in the same breath fails the work and not the program', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(Buffer.concat([LET_IN, READY, ENDED])));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const client = createDatabaseClient({ url: `postgresql://anna:x@127.0.0.1:${port}/spadille` });

  const failed: unknown = await client
    .inTransaction((tx) => tx.round.count())
    .catch((error: unknown) => error);
  expect(isDatabaseGone(failed)).toBe(true);
  await client.close();
  server.close();
});
