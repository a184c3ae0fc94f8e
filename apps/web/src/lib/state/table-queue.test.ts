import { PASSED } from '@spadille/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BETE, confirmsOf, disputesOf, saysOf, SOLO } from '../table/table.fixture.ts';
import { type TableEntry } from '../table/table-entry.ts';
import { memoryStore } from './entry-store.ts';
import { countingIds } from './queue.fixture.ts';
import { answerTo } from './send-table-entry.ts';
import { FakeTable, fullStore, tableQueueOn } from './table-queue.fixture.ts';

const says = (board: number, tuple = SOLO, version = 1) =>
  ({ board, bySide: 'NS', word: saysOf(tuple), version }) as const;
const confirms = (board: number, version = 1) =>
  ({ board, bySide: 'EW', word: confirmsOf(SOLO), version }) as const;

describe('what the pairs say', () => {
  it('goes in the order it was said, upon the version that the word before it made', async () => {
    const server = new FakeTable();
    const sent: TableEntry[] = [];
    const queue = tableQueueOn({ server, send: (entry) => (sent.push(entry), server.send(entry)) });
    void queue.add(says(1));
    void queue.add(confirms(1));
    void queue.add(says(2));
    await queue.idle();
    expect(sent.map(({ board, expectedVersion }) => [board, expectedVersion])).toEqual([
      [1, 1],
      [1, 2],
      [2, 1],
    ]);
    expect(queue.entries).toEqual([]);
    expect(server.board(1)).toMatchObject({ state: 'confirmed', version: 3 });
  });

  it('is told to the page with each answer', async () => {
    const heard: (number | undefined)[] = [];
    const queue = tableQueueOn({ onHeard: ({ board }) => heard.push(board?.version) });
    await queue.add(says(1));
    await queue.add({ board: 4, bySide: 'NS', word: { kind: 'total', nsGamePoints: 3 }, version: 1 });
    await queue.idle();
    expect(heard).toEqual([2, 1]);
  });

  it('counts once when an answer is lost, and when a page before this one had sent it', async () => {
    const server = new FakeTable();
    const store = memoryStore<TableEntry>();
    server.mishaps = ['lost-answer'];
    const first = tableQueueOn({ server, store, pause: () => new Promise(() => undefined) });
    await first.add(says(1));
    await first.add(confirms(1));
    first.stop();

    const next = tableQueueOn({ server, store, newId: countingIds(100) });
    await next.start();
    await next.idle();
    expect(await store.all()).toEqual([]);
    expect(server.applied).toHaveLength(2);
    expect(server.board(1)).toMatchObject({ state: 'confirmed', version: 3 });
  });

  it('counts once when two pages of the phone send it at the same time', async () => {
    const server = new FakeTable();
    const store = memoryStore<TableEntry>();
    server.mishaps = ['signed-out'];
    const first = tableQueueOn({ server, store });
    for (const entry of [says(1), confirms(1), says(2)]) await first.add(entry);
    await first.idle();
    const second = tableQueueOn({ server, store, newId: countingIds(100) });
    first.wake();
    await Promise.all([second.start(), first.idle()]);
    await second.idle();
    await first.reread();
    await first.idle();
    expect([first.entries, second.entries, await store.all()]).toEqual([[], [], []]);
    expect(server.applied).toHaveLength(3);
    expect(server.board(1)).toMatchObject({ state: 'confirmed', version: 3 });
  });

  it('of another table is not sent', async () => {
    const store = memoryStore<TableEntry>();
    const server = new FakeTable();
    server.mishaps = ['signed-out'];
    const here = tableQueueOn({ server, store });
    await here.add(says(1));
    await here.idle();
    const there = tableQueueOn({ server, store, tableId: 'another' });
    await there.start();
    await there.idle();
    expect([there.entries.length, there.foreign, server.received.length]).toEqual([0, 1, 0]);
  });
});

describe('when the phone is not let in any more', () => {
  it('all that was said stays, and is sent when it is let in again', async () => {
    const server = new FakeTable();
    server.mishaps = ['signed-out'];
    const queue = tableQueueOn({ server });
    await queue.add(says(1));
    await queue.idle();
    server.mishaps = ['signed-out'];
    await queue.add(says(2, PASSED));
    await queue.idle();
    expect([queue.connection, queue.waiting.length]).toEqual(['signed-out', 2]);
    queue.wake();
    await queue.idle();
    expect([queue.connection, queue.waiting.length, server.applied.length]).toEqual(['up', 0, 2]);
  });

  it.each([
    ['table-not-entered', 401],
    ['round-over', 401],
    ['card-renewed', 401],
    ['card-revoked', 401],
    ['other-table', 403],
    ['round-not-open', 409],
  ])('%s is such a case', (code, status) => {
    expect(answerTo({ ok: false, problem: { code, status } })).toEqual({ kind: 'signed-out' });
  });

  it.each([
    ['no-connection', undefined, { kind: 'unreachable' }],
    ['too-many-requests', 429, { kind: 'busy' }],
    ['unknown', 502, { kind: 'busy' }],
    ['board-cancelled', 409, { kind: 'refused', problem: 'board-cancelled' }],
  ] as const)('%s is none', (code, status, answer) => {
    expect(answerTo({ ok: false, problem: { code, ...(status && { status }) } })).toEqual(answer);
  });
});

describe('what the server will not take', () => {
  it('stays to be read out, unless it only agreed', async () => {
    const server = new FakeTable();
    server.refuseWith = 'board-cancelled';
    const queue = tableQueueOn({ server });
    void queue.add(says(1));
    void queue.add(confirms(1));
    void queue.add({ board: 1, bySide: 'EW', word: disputesOf(SOLO, BETE), version: 1 });
    await queue.idle();
    expect(queue.undecided.map(({ word, standing }) => [word.kind, standing])).toEqual([
      ['say', { is: 'refused', problem: 'board-cancelled' }],
      ['answer', { is: 'refused', problem: 'board-cancelled' }],
    ]);
    for (const entry of queue.undecided) await queue.forget(entry);
    expect(queue.entries).toEqual([]);
  });

  it('is gone when the pair says the board anew', async () => {
    const server = new FakeTable();
    server.refuseWith = 'board-cancelled';
    const queue = tableQueueOn({ server });
    await queue.add(says(1));
    await queue.idle();
    server.refuseWith = null;
    await queue.add(says(1, BETE));
    await queue.idle();
    expect(queue.entries).toEqual([]);
    expect(server.board(1).recorded).toEqual(BETE);
  });
});

it('a full disk is told, and nothing is lost while the page is open', async () => {
  const server = new FakeTable();
  server.mishaps = ['lost-request'];
  const queue = tableQueueOn({ server, store: fullStore() });
  await queue.add(says(1));
  await queue.reread();
  await queue.idle();
  expect(queue.durable).toBe(false);
  expect(server.board(1).recorded).toEqual(SOLO);
});

it('whatever is said and whatever the network does: all of it arrives, once and in order', async () => {
  const step = fc.record({
    board: fc.integer({ min: 1, max: 3 }),
    side: fc.constantFrom('NS', 'EW'),
    tuple: fc.constantFrom(SOLO, BETE, PASSED),
    newPage: fc.boolean(),
    mishaps: fc.array(fc.constantFrom('lost-request', 'lost-answer', 'busy'), { maxLength: 2 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const server = new FakeTable();
      const store = memoryStore<TableEntry>();
      const newId = countingIds();
      const said: string[] = [];
      const remembering = () => {
        const id = newId();
        said.push(id);
        return id;
      };
      let queue = tableQueueOn({ server, store, newId: remembering });
      for (const { board, side, tuple, newPage, mishaps } of steps) {
        server.mishaps.push(...mishaps);
        await queue.add({ board, bySide: side, word: saysOf(tuple), version: server.board(board).version });
        if (!newPage) continue;
        queue.stop();
        await queue.idle();
        queue = tableQueueOn({ server, store, newId: remembering });
        await queue.start();
      }
      await queue.idle();
      expect(queue.entries).toEqual([]);
      expect(server.applied).toEqual(said);
    }),
  );
});
