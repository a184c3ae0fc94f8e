import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { unwrap } from '@spadille/core';
import { readConfig } from '../../apps/api/src/config.ts';
import { migrateDatabase } from '../../apps/api/src/database/migrate.ts';
import { makeSystem } from '../../apps/api/src/system.ts';
import { playTournament } from '../demo/play-tournament.ts';
import { startThrowawayPostgres } from '../lib/throwaway-postgres.mjs';
import { WEB_BUILD } from '../lib/web-build.mjs';
import { type BenchResult, resultOf } from './bench-result.ts';
import { startProcess, startServer } from './running-server.ts';

const PAGE = '/turnering/maaling/stilling';
const TURNS = 7;
const SECONDS = 2;
const READERS = 20;
/** What a browser asks for. */
const ASKED = { 'accept-encoding': 'gzip, deflate, br' };

/** A published standings page as the program serves it, beside a Fastify route that returns the same bytes. */
export async function benchPublicPage(): Promise<BenchResult> {
  const postgres = await startThrowawayPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'spadille-bench-'));
  try {
    await publishSomething(postgres.url);
    const ours = await startServer(postgres.url, WEB_BUILD);
    const bare = await startBare(await pageOf(ours.port), join(folder, 'page'));
    try {
      return await compare(ours.port, bare.port);
    } finally {
      await bare.stop();
      await ours.stop();
    }
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true });
  }
}

async function publishSomething(url: string): Promise<void> {
  unwrap(await migrateDatabase(url));
  const system = makeSystem(unwrap(readConfig({ DATABASE_URL: url })));
  const plan = { name: 'Måling', seasonStartYear: 2026, seed: 1, teams: 16, boards: 4 };
  const rounds = [{ date: '2026-11-15', upTo: 'published' }] as const;
  await playTournament(system, { ...plan, rounds }, () => {});
  await system.close();
}

interface Page {
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** The page as it goes over the wire, compressed or not. */
async function pageOf(port: number): Promise<Page> {
  const { body, headers } = await raw(port);
  const passed = ['content-type', 'content-encoding', 'etag', 'cache-control'];
  return {
    bytes: body,
    headers: Object.fromEntries(passed.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []))),
  };
}

/** Node's own client: fetch would unpack the bytes. */
async function raw(port: number): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: PAGE, headers: ASKED }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        if (answer.statusCode !== 200) reject(new Error(`${PAGE} answered ${answer.statusCode}`));
        resolve({ body: Buffer.concat(parts), headers: answer.headers as Record<string, string> });
      });
    }).on('error', reject);
  });
}

function startBare({ bytes, headers }: Page, file: string) {
  writeFileSync(file, bytes);
  return startProcess(['scripts/bench/bare-route.ts', file, JSON.stringify(headers)]);
}

async function rate(port: number): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url: `http://127.0.0.1:${port}${PAGE}`,
    connections: READERS,
    duration: SECONDS,
    headers: ASKED,
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests were not answered`);
  return requests.average;
}

async function compare(ours: number, bare: number): Promise<BenchResult> {
  await rate(ours);
  await rate(bare);
  const turns: { ours: number; bare: number }[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) turns.push({ ours: await rate(ours), bare: await rate(bare) });
  return resultOf({ name: 'a published standings page over HTTP', unit: '/s', aim: { atLeast: 0.6 } }, turns);
}
