import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Live } from './support.ts';
import { type Frame, openFrame } from '../support/frame.ts';
import { played } from '../support/play.ts';
import { openStream } from '../support/read-stream.ts';
import { seedTournament, type SeededTournament } from '../support/seed-tournament.ts';
import { testDatabase } from '../support/test-database.ts';

// Two processes' worth of server on one database.
let here: Frame;
let there: Frame;
let cup: SeededTournament;
let url: string;
let token: string;
let round: { id: string; version: number; matchList: { tables: { id: string }[] }[] };

beforeAll(async () => {
  const database = await testDatabase();
  here = await openFrame({ url: database });
  there = await openFrame({ url: database });
  cup = await seedTournament(here.system.deps, { pools: [[1, 2]], boards: 2 });
  token = await here.signIn('director');
  const body = { date: '2026-11-15', draw: { kind: 'all-play-all' } };
  round = (await here.send('drawRound', { params: { id: cup.stageId }, body, token })).json();
  const address = await there.app.listen({ port: 0, host: '127.0.0.1' });
  url = `${address}/api/public/tournaments/${cup.slug}/rounds/1/live/stream`;
});
afterAll(async () => {
  await here.close();
  await there.close();
});

async function opened() {
  const stream = await openStream(url, {});
  if (stream.response.statusCode === 200) return stream;
  stream.leave();
  throw new Error(`answered ${stream.response.statusCode}`);
}

const setLive = async (expectedVersion: number, live: boolean) =>
  here.send('setLive', { params: { id: round.id }, body: { expectedVersion, live }, token });

it('tells spectators at one process what was entered at another, and nothing once live is off', async () => {
  const refused = await openStream(url, {});
  expect(refused.response.statusCode).toBe(404);
  refused.leave();
  expect((await setLive(round.version, true)).statusCode).toBe(200);
  // The other process hears of it a moment later.
  const stream = await vi.waitFor(opened, 20_000);
  const next = async () => (await stream.next()).data as Live['state'];
  expect(await next()).toMatchObject({ results: 'live', matches: [{ doneA: 0, score: null }] });
  await here.send('saveBoard', {
    params: { id: round.matchList[0]?.tables[0]?.id ?? '', board: 1 },
    body: { entryId: v7(), expectedVersion: 1, said: { kind: 'result', tuple: played('N', 'solo') } },
    token,
  });
  expect(await next()).toMatchObject({ matches: [{ doneA: 1, doneB: 0, score: null }] });
  const { version } = (await here.send('getRound', { params: { id: round.id }, token })).json<{
    version: number;
  }>();
  expect((await setLive(version, false)).statusCode).toBe(200);
  expect(await next()).toMatchObject({ results: 'hidden', matches: [], standings: null });
  stream.leave();
});
