import { once } from 'node:events';
import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { PASSED } from '@spadille/rules';
import { v7 } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { postgresListener } from '../../src/database/listener.ts';
import { makeHub } from '../../src/live/hub.ts';
import { type Frame, openFrame } from '../support/frame.ts';
import { type OpenStream, openStream } from '../support/read-stream.ts';
import { seedTournament } from '../support/seed-tournament.ts';
import { testDatabase } from '../support/test-database.ts';

// Two processes' worth of server on one database.
let here: Frame;
let there: Frame;
let address: string;
let round: { id: string; matchList: { tables: { id: string }[] }[] };
let token: string;
let streams: OpenStream[] = [];
let boards = 0;

beforeAll(async () => {
  const url = await testDatabase();
  here = await openFrame({ url });
  there = await openFrame({ url });
  address = await there.app.listen({ port: 0, host: '127.0.0.1' });
  const { stageId } = await seedTournament(here.system.deps, { pools: [[1, 2]] });
  token = await here.signIn('director');
  const body = { date: '2026-11-15', draw: { kind: 'all-play-all' } };
  round = (await here.send('drawRound', { params: { id: stageId }, body, token })).json();
});
afterEach(() => {
  for (const stream of streams) stream.leave();
  streams = [];
});
afterAll(async () => {
  await here.close();
  await there.close();
});

async function follow(session = token, headers: Record<string, string> = {}, at = address) {
  const url = `${at}/api/rounds/${round.id}/stream`;
  const stream = await openStream(url, { cookie: `spadille_session=${session}`, ...headers });
  streams.push(stream);
  return stream;
}

/** Says the next board, at the first process. */
async function enter() {
  boards += 1;
  const answer = await here.send('saveBoard', {
    params: { id: round.matchList[0]?.tables[0]?.id ?? '', board: boards },
    body: { entryId: v7(), expectedVersion: 1, said: { kind: 'result', tuple: PASSED } },
    token,
  });
  expect(answer.statusCode).toBe(200);
}

const seqOf = ({ data }: { data: unknown }) => (data as { seq: number }).seq;

/** Ends the connections that the listeners of both processes have. */
const cutListeners = () =>
  here.system.deps.db.$queryRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'spadille-listen' AND datname = current_database()`;

const gapOf = ({ system }: Frame) => new Promise<void>((resolve) => system.listener.onGap(resolve));

describe('a stream of a round', () => {
  it('tells at one process what was entered at another', async () => {
    const stream = await follow();
    const first = await stream.next();
    await enter();
    const second = await stream.next();
    expect(seqOf(second)).toBeGreaterThan(seqOf(first));
  });

  it('is for the reader alone, and neither kept nor held back on its way', async () => {
    const { response } = await follow();
    expect(response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
  });

  it('goes on where a reader was who comes back', async () => {
    const before = await follow();
    const { id = '' } = await before.next();
    expect(id).toMatch(/^\d+-[0-9a-f]{12}$/);
    const again = await follow(token, { 'last-event-id': id });
    await enter();
    expect(seqOf(await again.next())).toBe(Number(id.split('-')[0]) + 1);
  });

  it('is refused to who may not read the tournament', async () => {
    const stranger = await follow('nobody');
    expect(stranger.response.statusCode).toBe(401);
  });
});

describe('a stream ends', () => {
  it('when its reader signs out at another process', async () => {
    const own = await here.signIn('director');
    const stream = await follow(own);
    await here.send('signOut', { token: own });
    await stream.ended;
  });

  it('when the role is taken away', async () => {
    const own = await here.signIn('helper');
    const stream = await follow(own);
    const { db } = here.system.deps;
    const { userId } = await db.session.findFirstOrThrow({ orderBy: { expiresAt: 'desc' } });
    await db.roleGrant.deleteMany({ where: { userId: userId ?? '' } });
    await stream.ended;
  });

  it('when the server closes, which does not wait for it', async () => {
    const third = await openFrame({ url: await testDatabase() });
    const stream = await follow(token, {}, await third.app.listen({ port: 0, host: '127.0.0.1' }));
    await stream.next();
    await third.close();
    await stream.ended;
  });
});

describe('a listener that was cut off', () => {
  it('is back by itself, and tells what happened meanwhile', async () => {
    const stream = await follow();
    const before = await stream.next();
    const lost = gapOf(there);
    await cutListeners();
    await lost;
    expect(there.system.listener.isSure()).toBe(false);
    await enter();
    let told = await stream.next();
    while (seqOf(told) <= seqOf(before)) told = await stream.next();
    expect(seqOf(told)).toBe(seqOf(before) + 1);
  });

  it('is noticed although nothing says so, when the network swallows everything', async () => {
    const database = new URL(await testDatabase());
    const sockets: Socket[] = [];
    const between = createServer((near) => {
      const far = connect(Number(database.port), database.hostname);
      sockets.push(near, far);
      for (const socket of [near, far]) socket.on('error', () => undefined);
      near.pipe(far);
      far.pipe(near);
    });
    between.listen(0, '127.0.0.1');
    await once(between, 'listening');
    const through = new URL(database);
    through.port = String((between.address() as AddressInfo).port);
    const listener = postgresListener(through.href, 100);
    await listener.start();
    expect(listener.isSure()).toBe(true);
    const lost = new Promise<void>((resolve) => listener.onGap(resolve));
    for (const socket of sockets) socket.unpipe();
    await lost;
    expect(listener.isSure()).toBe(false);
    const back = new Promise<void>((resolve) => listener.onGap(resolve));
    await back;
    expect(listener.isSure()).toBe(true);
    await listener.stop();
    for (const socket of sockets) socket.destroy();
    between.close();
  });
});

describe('a reader who reads nothing', () => {
  it('is dropped, and others are told all the same', async () => {
    const { listener, freshness } = here.system;
    let beat = () => undefined as void;
    const hub = makeHub({ listener, freshness, everyBeat: (each) => ((beat = each), () => undefined) });
    const data = 'much '.repeat(2_000_000);
    const topic = { key: 'much', chainId: v7(), snapshot: async () => ({ seq: 1, data }) };
    const lines: ServerResponse[] = [];
    const server = createHttpServer((_, response) => {
      lines.push(response.writeHead(200));
      hub.follow(
        { topic, toJson: JSON.stringify, onFault: () => undefined },
        { response, lastId: undefined },
      );
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const other = await openStream(url, {});
    await other.next();
    const silent = connect(Number(new URL(url).port), '127.0.0.1').pause();
    silent.on('error', () => undefined).write('GET / HTTP/1.1\r\nhost: hall\r\n\r\n');
    await once(server, 'request');
    const full = new Promise<void>((resolve) => {
      const look = () => ((lines[1]?.writableLength ?? 0) > 0 ? resolve() : setImmediate(look));
      look();
    });
    await full;
    const dropped = once(lines[1] as ServerResponse, 'close');
    beat();
    beat();
    await dropped;
    expect(lines[0]?.destroyed).toBe(false);
    other.leave();
    silent.destroy();
    server.close();
  });
});
