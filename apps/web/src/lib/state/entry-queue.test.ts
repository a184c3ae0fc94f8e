import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Said } from '../slip/said.ts';
import { boardLine, TABLE, won } from '../slip/slip.fixture.ts';
import { type AnsweredLine, type EntryQueue } from './entry-queue.svelte.ts';
import { memoryEntryStore } from './entry-store.ts';
import { countingIds, FakeServer, queueOn, USER } from './queue.fixture.ts';

const says = (declarer: 'N' | 'W' | 'S' | 'E'): Said => ({ kind: 'result', tuple: won(declarer) });
const CLEAR: Said = { kind: 'clear' };

const type = (queue: EntryQueue, board: number, said: Said, version = 1) =>
  queue.add({ tableId: TABLE, tableNumber: 1, board, said, version });

const standing = (server: FakeServer, board: number) => server.line(TABLE, board);

describe('an accepted board', () => {
  it('is written down before it is sent', async () => {
    const server = new FakeServer();
    const store = memoryEntryStore();
    let keptWhenSent = -1;
    const send = server.send;
    server.send = async (entry) => {
      keptWhenSent = (await store.all()).length;
      return send(entry);
    };
    const queue = queueOn({ server, store });
    await type(queue, 1, says('N'));
    await queue.idle();
    expect(keptWhenSent).toBe(1);
  });

  it('is on screen at once and gone from the queue when the server has it', async () => {
    const server = new FakeServer();
    const queue = queueOn({ server });
    void type(queue, 1, says('N'));
    expect(queue.waiting).toBe(1);
    await queue.idle();
    expect(queue.entries).toEqual([]);
    expect(standing(server, 1).tuple).toEqual(won('N'));
  });

  it('goes in the order of typing, one at a time', async () => {
    const server = new FakeServer();
    const queue = queueOn({ server });
    for (const board of [3, 1, 2]) void type(queue, board, says('N'));
    const typed = queue.entries.map(({ entryId }) => entryId);
    await queue.idle();
    expect(server.received).toEqual(typed);
    expect(server.applied).toEqual(typed);
  });

  it('can be changed again before the first word of it was answered', async () => {
    const server = new FakeServer();
    const queue = queueOn({ server });
    void type(queue, 1, says('N'));
    void type(queue, 1, says('S'));
    void type(queue, 1, CLEAR);
    await queue.idle();
    expect(queue.entries).toEqual([]);
    expect(server.applied).toHaveLength(3);
    expect(standing(server, 1)).toMatchObject({ tuple: null, version: 4 });
  });
});

describe('a bad network', () => {
  it.each([
    ['the request is lost', ['lost-request', 'lost-request'], 1],
    ['the answer is lost', ['lost-answer'], 2],
    ['the server is busy', ['busy', 'busy', 'busy'], 1],
  ] as const)('%s: sent again until answered, and one change', async (_, mishaps, received) => {
    const server = new FakeServer();
    server.mishaps = [...mishaps];
    const queue = queueOn({ server });
    await type(queue, 1, says('N'));
    await queue.idle();
    expect(server.received).toHaveLength(received);
    expect(server.applied).toHaveLength(1);
    expect(queue.entries).toEqual([]);
    expect(queue.connection).toBe('up');
  });

  it('says that the connection is lost while it waits, and goes on at once when woken', async () => {
    const server = new FakeServer();
    server.mishaps = ['lost-request'];
    const paused: AbortSignal[] = [];
    let pausing = () => {};
    const atPause = new Promise<void>((resolve) => (pausing = resolve));
    const queue = queueOn({
      server,
      pause: (_, cut) => {
        paused.push(cut);
        pausing();
        return new Promise((resolve) => cut.addEventListener('abort', () => resolve(), { once: true }));
      },
    });
    void type(queue, 1, says('N'));
    await atPause;
    expect([queue.connection, queue.waiting]).toEqual(['lost', 1]);
    queue.wake();
    await queue.idle();
    expect([queue.connection, queue.waiting]).toEqual(['up', 0]);
    expect(paused).toHaveLength(1);
  });

  it('keeps everything when the session is over, and sends it after signing in', async () => {
    const server = new FakeServer();
    server.mishaps = ['signed-out'];
    const queue = queueOn({ server });
    await type(queue, 1, says('N'));
    await queue.idle();
    expect([queue.connection, queue.waiting]).toEqual(['signed-out', 1]);
    queue.wake();
    await queue.idle();
    expect([queue.connection, queue.waiting]).toEqual(['up', 0]);
  });

  it('pauses longer and longer, but not without end', async () => {
    const server = new FakeServer();
    server.mishaps = Array.from({ length: 7 }, () => 'lost-request');
    const pauses: number[] = [];
    const queue = queueOn({ server, pause: (ms) => (pauses.push(ms), Promise.resolve()) });
    await type(queue, 1, says('N'));
    await queue.idle();
    expect(pauses).toEqual([500, 1_000, 2_000, 5_000, 5_000, 5_000, 5_000]);
  });
});

describe('a page that ends', () => {
  it('leaves its entries to the next one, which sends them once', async () => {
    const server = new FakeServer();
    const store = memoryEntryStore();
    server.mishaps = ['lost-answer'];
    const first = queueOn({ server, store, pause: () => new Promise(() => undefined) });
    await type(first, 1, says('N'));
    await type(first, 1, says('S'));
    await type(first, 2, says('E'));
    first.stop();

    const next = queueOn({ server, store, newId: countingIds(100) });
    await next.start();
    await next.idle();
    expect(next.entries).toEqual([]);
    expect(await store.all()).toEqual([]);
    expect(server.applied).toHaveLength(3);
    expect(standing(server, 1)).toMatchObject({ tuple: won('S'), version: 3 });
  });

  it('does not send what somebody else typed in this browser, and says how much there is', async () => {
    const server = new FakeServer();
    const store = memoryEntryStore();
    server.mishaps = ['signed-out'];
    const first = queueOn({ server, store });
    await type(first, 1, says('N'));
    await first.idle();

    const other = queueOn({ server, store, userId: 'somebody-else' });
    await other.start();
    await other.idle();
    expect([other.foreign, other.entries.length, server.applied.length]).toEqual([1, 0, 0]);

    const again = queueOn({ server, store, userId: USER });
    await again.start();
    await again.idle();
    expect(server.applied).toHaveLength(1);
  });

  it('goes on, and says so, where the browser keeps nothing', async () => {
    const server = new FakeServer();
    const store = memoryEntryStore();
    const queue = queueOn({ server, store: { ...store, change: () => Promise.reject(new Error('full')) } });
    await type(queue, 1, says('N'));
    await queue.idle();
    expect(queue.durable).toBe(false);
    expect(standing(server, 1).tuple).toEqual(won('N'));
  });
});

describe('another page of the browser', () => {
  it('is heard while this page writes: nothing typed meanwhile is forgotten', async () => {
    const server = new FakeServer();
    server.mishaps = ['signed-out', 'signed-out', 'signed-out'];
    const queue = queueOn({ server });
    void type(queue, 1, says('N'));
    const heard = queue.reread();
    void type(queue, 2, says('S'));
    await heard;
    await queue.idle();
    expect(queue.entries.map(({ board }) => board)).toEqual([1, 2]);
  });

  it('does not make this one forget what the disk had no room for', async () => {
    const server = new FakeServer();
    server.mishaps = ['signed-out', 'signed-out'];
    const store = memoryEntryStore();
    const queue = queueOn({ server, store: { ...store, change: () => Promise.reject(new Error('full')) } });
    await type(queue, 1, says('N'));
    await queue.reread();
    expect([queue.durable, queue.entries.length]).toEqual([false, 1]);
  });
});

describe('somebody else changed the board first', () => {
  const conflicting = async () => {
    const server = new FakeServer();
    server.change(TABLE, 1, says('E'));
    const queue = queueOn({ server });
    await type(queue, 1, says('N'));
    await type(queue, 2, says('W'));
    await queue.idle();
    return { server, queue, entry: queue.undecided[0] };
  };

  it('nothing is overwritten, both values are here, and other boards go on', async () => {
    const { server, queue, entry } = await conflicting();
    expect(standing(server, 1).tuple).toEqual(won('E'));
    expect(entry).toMatchObject({
      said: says('N'),
      standing: { is: 'conflict', theirs: { tuple: won('E') } },
    });
    expect(standing(server, 2).tuple).toEqual(won('W'));
    expect(queue.waiting).toBe(0);
  });

  it('theirs can be kept', async () => {
    const { server, queue, entry } = await conflicting();
    await queue.keepTheirs(entry!);
    await queue.idle();
    expect(queue.entries).toEqual([]);
    expect(standing(server, 1).tuple).toEqual(won('E'));
  });

  it('mine can be put, knowing theirs', async () => {
    const { server, queue, entry } = await conflicting();
    await queue.putMine(entry!);
    await queue.idle();
    expect(queue.entries).toEqual([]);
    expect(standing(server, 1)).toMatchObject({ tuple: won('N'), version: 3 });
  });

  it('asks again when theirs has changed once more in between', async () => {
    const { server, queue, entry } = await conflicting();
    server.change(TABLE, 1, says('S'));
    await queue.putMine(entry!);
    await queue.idle();
    expect(queue.undecided).toMatchObject([{ said: says('N'), standing: { theirs: { tuple: won('S') } } }]);
  });

  it('typing the board anew decides', async () => {
    const { server, queue } = await conflicting();
    await type(queue, 1, says('S'));
    await queue.idle();
    expect(queue.entries).toEqual([]);
    expect(standing(server, 1).tuple).toEqual(won('S'));
  });

  it('rewording an undecided board decides nothing', async () => {
    const { server, queue, entry } = await conflicting();
    await queue.reword(entry!, says('S'));
    queue.wake();
    await queue.idle();
    expect(queue.undecided).toMatchObject([{ said: says('S'), standing: { is: 'conflict' } }]);
    expect(standing(server, 1).tuple).toEqual(won('E'));
  });

  it('the last of several words is the one to decide on', async () => {
    const server = new FakeServer();
    server.change(TABLE, 1, says('E'));
    const queue = queueOn({ server });
    void type(queue, 1, says('N'));
    void type(queue, 1, says('S'));
    await queue.idle();
    expect(queue.entries).toMatchObject([{ said: says('S'), standing: { is: 'conflict' } }]);
  });

  it('two who typed the same have nothing to decide', async () => {
    const server = new FakeServer();
    server.change(TABLE, 1, says('N'));
    const answered: AnsweredLine[] = [];
    const queue = queueOn({ server, onLine: (line) => answered.push(line) });
    await type(queue, 1, says('N'));
    await queue.idle();
    expect(queue.entries).toEqual([]);
    expect(answered).toMatchObject([{ mine: true, line: { version: 2 } }]);
  });

  it('a change made between a lost answer and its repetition is not overwritten by what was typed next', async () => {
    const server = new FakeServer();
    server.mishaps = ['lost-answer'];
    const queue = queueOn({
      server,
      pause: () => {
        server.change(TABLE, 1, says('E'));
        return Promise.resolve();
      },
    });
    void type(queue, 1, says('N'));
    void type(queue, 1, says('S'));
    await queue.idle();
    expect(standing(server, 1).tuple).toEqual(won('E'));
    expect(queue.undecided).toMatchObject([{ said: says('S'), standing: { theirs: { tuple: won('E') } } }]);
  });
});

describe('the board is confirmed, or was looked at twice', () => {
  const asked = async (state: 'confirmed' | 'verified' = 'confirmed') => {
    const server = new FakeServer();
    server.lines.set(`${TABLE}/1`, boardLine(1, { tuple: won('E'), state, version: 3 }));
    const queue = queueOn({ server });
    await type(queue, 1, says('N'), 3);
    await type(queue, 2, says('W'));
    await queue.idle();
    return { server, queue, entry: queue.undecided[0]! };
  };

  it.each(['confirmed', 'verified'] as const)('%s: asks before it is overwritten', async (state) => {
    const { server, entry } = await asked(state);
    expect(entry).toMatchObject({
      said: says('N'),
      standing: { is: 'asks-first', theirs: { tuple: won('E'), state } },
    });
    expect(standing(server, 1).tuple).toEqual(won('E'));
    expect(standing(server, 2).tuple).toEqual(won('W'));
  });

  it('can be left as it is', async () => {
    const { server, queue, entry } = await asked();
    await queue.keepTheirs(entry);
    await queue.idle();
    expect([queue.entries, standing(server, 1).tuple]).toEqual([[], won('E')]);
  });

  it('is overwritten when that is wanted, by an entry that says so', async () => {
    const { server, queue, entry } = await asked();
    void queue.putMine(entry);
    expect(queue.entries).toMatchObject([{ overwrite: true, expectedVersion: 3 }]);
    await queue.idle();
    expect([queue.entries, standing(server, 1).tuple]).toEqual([[], won('N')]);
  });

  it('asks once, also when it was confirmed while the entry was on its way', async () => {
    const server = new FakeServer();
    server.lines.set(`${TABLE}/1`, boardLine(1, { tuple: won('E'), state: 'confirmed', version: 2 }));
    const queue = queueOn({ server });
    await type(queue, 1, says('N'), 1);
    await queue.idle();
    expect(queue.undecided).toMatchObject([{ standing: { is: 'conflict', theirs: { state: 'confirmed' } } }]);
    await queue.putMine(queue.undecided[0]!);
    await queue.idle();
    expect([queue.entries, standing(server, 1).tuple]).toEqual([[], won('N')]);
  });

  it('the question outlives a reload', async () => {
    const server = new FakeServer();
    server.lines.set(`${TABLE}/1`, boardLine(1, { tuple: won('E'), state: 'verified', version: 3 }));
    const store = memoryEntryStore();
    const first = queueOn({ server, store });
    await type(first, 1, says('N'), 3);
    await first.idle();
    first.stop();
    const next = queueOn({ server, store, newId: countingIds(100) });
    await next.start();
    expect(next.undecided).toMatchObject([{ standing: { is: 'asks-first' } }]);
  });
});

describe('the server says no', () => {
  it('keeps what was typed with the reason, and can try again', async () => {
    const server = new FakeServer();
    server.refuseWith = 'round-not-open';
    const queue = queueOn({ server });
    await type(queue, 1, says('N'));
    await queue.idle();
    expect(queue.undecided).toMatchObject([
      { said: says('N'), standing: { is: 'refused', problem: 'round-not-open' } },
    ]);
    server.refuseWith = null;
    await queue.putMine(queue.undecided[0]!);
    await queue.idle();
    expect(queue.entries).toEqual([]);
    expect(standing(server, 1).tuple).toEqual(won('N'));
  });
});

it('whatever is typed and whatever the network does: the last word of each board stands, each entry once', async () => {
  const word = fc.record({
    board: fc.integer({ min: 1, max: 3 }),
    seat: fc.constantFrom('N', 'W', 'S', 'E'),
  });
  const mishap = fc.constantFrom('lost-request', 'lost-answer', 'busy');
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(word, fc.boolean(), fc.array(mishap, { maxLength: 2 })), { maxLength: 12 }),
      async (steps) => {
        const server = new FakeServer();
        const store = memoryEntryStore();
        const newId = countingIds();
        let queue = queueOn({ server, store, newId });
        const last = new Map<number, Said>();
        for (const [{ board, seat }, newPage, mishaps] of steps) {
          server.mishaps.push(...mishaps);
          last.set(board, says(seat));
          await type(queue, board, says(seat), server.line(TABLE, board).version);
          if (newPage) {
            queue.stop();
            await queue.idle();
            queue = queueOn({ server, store, newId });
            await queue.start();
          }
        }
        await queue.idle();
        expect(queue.entries).toEqual([]);
        expect(new Set(server.applied).size).toBe(server.applied.length);
        for (const [board, said] of last)
          expect(standing(server, board).tuple).toEqual(said.kind === 'result' && said.tuple);
      },
    ),
  );
});
