import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, get as httpGet, type IncomingMessage } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { anotherDatabase, freshDatabase } from '../support/test-database.ts';

const SERVER = fileURLToPath(new URL('../../src/server.ts', import.meta.url));

interface Running {
  readonly child: ChildProcess;
  readonly lines: string[];
  /** What it said on standard error. */
  readonly errors: () => string;
  readonly exit: Promise<number | null>;
  /** The first line that begins with this. */
  readonly line: (start: string) => Promise<string>;
}

let running: Running[] = [];
afterEach(() => {
  for (const { child } of running) child.kill('SIGKILL');
  running = [];
});

function start(environment: Record<string, string>): Running {
  const child = spawn(process.execPath, ['--import', 'tsx', SERVER], {
    env: { ...process.env, PORT: '0', ...environment },
  });
  const lines: string[] = [];
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const reader = createInterface({ input: child.stdout });
  reader.on('line', (line) => lines.push(line));
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  const one: Running = {
    child,
    lines,
    errors: () => errors,
    exit,
    line: (begin) =>
      new Promise((found, failed) => {
        const look = () => {
          const line = lines.find((candidate) => candidate.startsWith(begin));
          if (line !== undefined) found(line);
        };
        look();
        reader.on('line', look);
        void exit.then((code) => failed(new Error(`ended with ${code} before "${begin}": ${errors}`)));
      }),
  };
  running.push(one);
  return one;
}

const originOf = (line: string) => /http:\/\/localhost:\d+/.exec(line)?.[0] ?? '';

describe('the running server', () => {
  it('prints its address and the first link, answers, and stops at SIGTERM though a connection is kept open', async () => {
    const server = start({ DATABASE_URL: await anotherDatabase() });
    const origin = originOf(await server.line('Spadille: '));
    const link = await server.line('Set the director');
    expect(link).toContain(`${origin}/director/setup#`);
    const agent = new Agent({ keepAlive: true });
    const response = await new Promise<IncomingMessage>((got) =>
      httpGet(`${origin}/api/health`, { agent }, got),
    );
    response.resume();
    expect(response.statusCode).toBe(200);
    await once(response, 'end');
    server.child.kill('SIGTERM');
    expect(await server.exit).toBe(0);
    expect(server.errors()).toBe('');
    agent.destroy();
  });

  it('starts with every setting: mail is sent and copies are made', async () => {
    const copies = await mkdtemp(join(tmpdir(), 'spadille-copies-'));
    const server = start({
      DATABASE_URL: await anotherDatabase(),
      COPY_TO: copies,
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'union@example.dk',
    });
    await server.line('Spadille: ');
    server.child.kill('SIGTERM');
    expect([await server.exit, server.errors()]).toEqual([0, '']);
    await rm(copies, { recursive: true });
  });

  it('goes on when a file of the pages cannot be opened', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'spadille-pages-'));
    await writeFile(
      join(folder, 'handler.js'),
      `const { createReadStream } = require('node:fs');
      exports.handler = (_, response) => createReadStream(__dirname + '/gone.js').pipe(response);`,
    );
    const server = start({ DATABASE_URL: await anotherDatabase(), WEB_BUILD: folder });
    const origin = originOf(await server.line('Spadille: '));
    const asked = httpGet(`${origin}/gone.js`).on('error', () => undefined);
    await expect.poll(() => server.errors()).toContain('gone.js');
    expect((await fetch(`${origin}/api/health`)).status).toBe(200);
    asked.destroy();
    await rm(folder, { recursive: true });
  });

  it('keeps the session of somebody who signed in before it was started again', async () => {
    const environment = { DATABASE_URL: await anotherDatabase() };
    const first = start(environment);
    const origin = originOf(await first.line('Spadille: '));
    const token = (await first.line('Set the director')).split('#')[1];
    const used = await fetch(`${origin}/api/one-time-links/use`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ token, password: 'et langt kodeord' }),
    });
    const [cookie = ''] = (used.headers.get('set-cookie') ?? '').split(';');
    first.child.kill('SIGINT');
    expect(await first.exit).toBe(0);
    const second = start(environment);
    const again = originOf(await second.line('Spadille: '));
    const session = await fetch(`${again}/api/session`, { headers: { cookie } });
    expect(await session.json()).toMatchObject({ user: { login: 'director' } });
    expect(second.lines.some((line) => line.startsWith('Set the director'))).toBe(false);
  });
});

describe('a server that cannot start says why and ends', () => {
  it('when the port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const server = start({ DATABASE_URL: await anotherDatabase(), PORT: String(port) });
    expect(await server.exit).toBe(1);
    expect(server.errors()).toContain(`Port ${port} is in use by another program`);
    taken.close();
  });

  it('when the database has not been brought up to date', async () => {
    const server = start({ DATABASE_URL: await freshDatabase() });
    expect(await server.exit).toBe(1);
    expect(server.errors()).toContain('spadille -- migrate');
  });

  it.each([
    [
      'no server answers',
      { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' },
      'No PostgreSQL server answers',
    ],
    ['the address is none', { DATABASE_URL: 'localhost' }, 'DATABASE_URL is not an address'],
    ['the address is missing', { DATABASE_URL: '' }, 'DATABASE_URL'],
    ['the port is none', { DATABASE_URL: 'postgresql://x/y', PORT: 'abc' }, 'PORT'],
  ])('when %s', async (_, environment, words) => {
    const server = start(environment);
    expect(await server.exit).toBe(1);
    expect(server.errors()).toContain(words);
    expect(server.errors()).not.toMatch(/^\s+at /m);
  });
});
