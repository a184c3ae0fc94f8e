import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isGone } from '../../../scripts/lib/postgres-running.mjs';
import { startPostgres } from '../../../scripts/lib/postgres.mjs';

const LAUNCHER = fileURLToPath(new URL('../../../scripts/lib/postgres.mjs', import.meta.url));

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'spadille-launcher-'));
  chmodSync(dataDir, 0o755);
});
afterEach(async () => {
  chmodSync(dataDir, 0o755);
  const left = await startPostgres({ dataDir });
  await left.stop({ force: true });
  rmSync(dataDir, { recursive: true });
});

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
}

test('a new cluster counts letters as UTF-8, checks its pages, listens on loopback only and hides its password', async () => {
  const { url, adopted } = await startPostgres({ dataDir });
  expect(adopted).toBe(false);
  const [row] = await query(
    url,
    `SELECT current_setting('server_encoding') AS encoding, current_setting('data_checksums') AS checksums,
            current_setting('listen_addresses') AS listens, length('Ærø') AS letters,
            (SELECT datlocale FROM pg_database WHERE datname = 'spadille') AS locale`,
  );
  expect(row).toEqual({
    encoding: 'UTF8',
    checksums: 'on',
    listens: '127.0.0.1',
    letters: 3,
    locale: 'C.UTF-8',
  });
  expect(statSync(join(dataDir, 'postgres/password')).mode & 0o777).toBe(0o600);
});

test('what was written is there after a stop and a new start', async () => {
  const first = await startPostgres({ dataDir });
  await query(first.url, 'CREATE TABLE kept AS SELECT 40 AS boards');
  expect(await first.stop()).toEqual({ stopped: true, others: 0 });
  const second = await startPostgres({ dataDir });
  expect(await query(second.url, 'SELECT boards FROM kept')).toEqual([{ boards: 40 }]);
});

test('two first starts at once share one server, and the last one out stops it', async () => {
  const [one, other] = await Promise.all([startPostgres({ dataDir }), startPostgres({ dataDir })]);
  expect(one.url).toBe(other.url);
  const user = new pg.Client({ connectionString: other.url });
  await user.connect();
  expect(await one.stop()).toEqual({ stopped: false, others: 1 });
  await user.end();
  expect(await other.stop()).toEqual({ stopped: true, others: 0 });
});

test('a server that was killed is stopped without complaint, and the next start has all that was committed', async () => {
  const first = await startPostgres({ dataDir });
  await query(first.url, 'CREATE TABLE kept AS SELECT 40 AS boards');
  const pid = Number(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => isGone(Number(new URL(first.url).port))).toBe(true);
  expect(await first.stop()).toEqual({ stopped: true, others: 0 });
  const second = await startPostgres({ dataDir });
  expect(await query(second.url, 'SELECT boards FROM kept')).toEqual([{ boards: 40 }]);
});

test('a server whose starter was killed is adopted, with all that was committed', async () => {
  const script = `const { startPostgres } = await import(${JSON.stringify(LAUNCHER)});
    console.log((await startPostgres({ dataDir: ${JSON.stringify(dataDir)} })).url);
    setInterval(() => {}, 1000);`;
  const starter = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((said) =>
    starter.stdout.once('data', (chunk) => said(String(chunk).trim())),
  );
  await query(url, 'CREATE TABLE kept AS SELECT 1 AS one');
  const gone = new Promise((exit) => starter.once('exit', exit));
  starter.kill('SIGKILL');
  await gone;
  const next = await startPostgres({ dataDir });
  expect(next).toMatchObject({ url, adopted: true });
  expect(await query(next.url, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
});

test('a server that was killed leaves a file with a number that now belongs to somebody else: it starts all the same', async () => {
  const first = await startPostgres({ dataDir });
  await first.stop();
  const pidFile = join(dataDir, 'postgres/data/postmaster.pid');
  writeFileSync(
    pidFile,
    `${process.pid}\n${join(dataDir, 'postgres/data')}\n1\n1\n\n127.0.0.1\n0\nready   \n`,
  );
  const next = await startPostgres({ dataDir });
  expect(next.adopted).toBe(false);
  expect(readFileSync(pidFile, 'utf8').split('\n')[0]).not.toBe(String(process.pid));
});

test.runIf(process.getuid?.() === 0)(
  'below a folder that is root’s alone the data goes elsewhere, and is found again',
  async () => {
    chmodSync(dataDir, 0o700);
    const first = await startPostgres({ dataDir });
    expect(first.folder.startsWith(dataDir)).toBe(false);
    await query(first.url, 'CREATE TABLE kept AS SELECT 1 AS one');
    await first.stop();
    const second = await startPostgres({ dataDir });
    expect(second.folder).toBe(first.folder);
    expect(await query(second.url, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
    await second.stop();
    execFileSync('rm', ['-rf', first.folder]);
    rmSync(join(dataDir, 'elsewhere'));
  },
);
