import { sameTuple } from '@spadille/rules';
import { describe, expect, it } from 'vitest';
import { type Api } from '$lib/api/client.ts';
import { lookBoard, lookView } from '../slip/second-look.fixture.ts';
import { type SecondLookBoard, type SecondLookView } from '../slip/second-look-slip.ts';
import { TABLE, won } from '../slip/slip.fixture.ts';
import { Director } from './director.svelte.ts';
import { EntryQueue } from './entry-queue.svelte.ts';
import { memoryEntryStore } from './entry-store.ts';
import { countingIds, USER } from './queue.fixture.ts';
import { SecondLook } from './second-look.svelte.ts';
import { sendLookBy } from './send-look.ts';

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: { readonly entryId: string; readonly tuple: unknown };
}

/** A server that has what the first keyed, and answers like the API. */
function serverWith(first: Readonly<Record<number, SecondLookBoard['first']>>, own: readonly number[] = []) {
  const sent: Sent[] = [];
  let dead = 0;
  const boards = new Map<number, SecondLookBoard>();
  const answer = (board: number, body: Sent['body']): SecondLookBoard => {
    const tuple = body.tuple as SecondLookBoard['second'];
    const same = sameTuple(tuple, first[board] ?? null);
    const found = same
      ? ({ found: 'same' } as const)
      : ({ found: 'differs', first: first[board] ?? null } as const);
    return lookBoard(board, {
      second: tuple,
      ...found,
      maySettle: { first: !same, second: false },
      version: 3,
    });
  };
  const call =
    (method: string) =>
    (path: string, given: { params: { path: { board: number } }; body: Sent['body'] }) => {
      if (dead > 0) {
        dead -= 1;
        return Promise.reject(new TypeError('Failed to fetch'));
      }
      const { board } = given.params.path;
      sent.push({ method, path, body: given.body });
      if (own.includes(board)) return respond({ code: 'second-look-by-first' }, 409);
      const said = path.endsWith('settlement')
        ? lookBoard(board, { second: given.body.tuple as never, found: 'same', version: 4 })
        : answer(board, given.body);
      boards.set(board, said);
      return respond({ board: said });
    };
  const get = () => respond(lookView(4, [...boards.values()]));
  const api = { PUT: call('PUT'), POST: call('POST'), GET: get } as unknown as Api;
  return { api, sent, dieFor: (calls: number) => (dead = calls) };
}

const respond = (body: object, status = 200) =>
  Promise.resolve(
    status === 200
      ? { data: body, response: new Response() }
      : { error: { ...body, status }, response: new Response(null, { status }) },
  );

function openLook(
  server: ReturnType<typeof serverWith>,
  view: SecondLookView = lookView(4),
  store = memoryEntryStore(),
) {
  const director = new Director(server.api, null);
  const queue = new EntryQueue({
    store,
    durable: true,
    userId: USER,
    send: sendLookBy(server.api, (tableId, board) => look.take(tableId, board)),
    newId: countingIds(),
    now: () => '2026-11-15T18:00:00.000Z',
    pause: () => Promise.resolve(),
    onLine: () => undefined,
  });
  const look = new SecondLook(view, queue, director);
  const type = async (text: string) => {
    for (const key of text) look.grid.press(key);
    await queue.idle();
  };
  return { look, queue, type, store };
}

const FIRST = { 1: won('N'), 2: won('S'), 3: won('E'), 4: won('W') };

describe('a slip that is keyed again', () => {
  it('is blind at first, and tells what differs as it is keyed', async () => {
    const { look, type } = openLook(serverWith(FIRST));
    expect(look.grid.rows.every(({ tuple }) => tuple === null)).toBe(true);
    await type('ns+');
    expect([look.done, look.total, look.differences]).toEqual([1, 4, []]);
    await type('nsb');
    expect(look.differences).toMatchObject([{ board: 2, first: won('S'), second: { outcome: 'bete' } }]);
    expect(look.agrees).toBe(false);
  });

  it('is done when all agree; what is cancelled or was not played is passed over', async () => {
    const view = lookView(4, [lookBoard(2, { cancelled: true }), lookBoard(3, { notPlayed: true })]);
    const { look, type } = openLook(serverWith(FIRST), view);
    await type('ns+vs+');
    expect([look.done, look.total, look.agrees]).toEqual([2, 2, true]);
  });

  it('loses nothing to a dead network, and sends each board once', async () => {
    const server = serverWith(FIRST);
    server.dieFor(3);
    const { look, type, queue, store } = openLook(server);
    await type('ns+ss+');
    expect([queue.entries, await store.all()]).toEqual([[], []]);
    expect(server.sent.map(({ body }) => body.tuple)).toEqual([won('N'), won('S')]);
    expect(look.done).toBe(2);
  });

  it('a page that ends leaves what is not sent to the next one', async () => {
    const dead = serverWith(FIRST);
    dead.dieFor(Infinity);
    const first = openLook(dead);
    for (const key of 'ns+') first.look.grid.press(key);
    first.queue.stop();
    await first.queue.idle();
    const next = openLook(serverWith(FIRST), lookView(4), first.store);
    await next.queue.start();
    await next.queue.idle();
    expect(next.look.differences).toEqual([]);
    expect(next.look.done).toBe(1);
  });

  it('is refused to whoever keyed it first; that is kept until somebody has seen it', async () => {
    const { queue, type } = openLook(serverWith(FIRST, [1]));
    await type('ns+');
    expect(queue.undecided).toMatchObject([{ standing: { is: 'refused', problem: 'second-look-by-first' } }]);
  });
});

describe('whoever keyed first', () => {
  it('is told at once, and keys nothing', () => {
    const own = [1, 2, 3, 4].map((board) => lookBoard(board, { own: true }));
    const { look } = openLook(serverWith(FIRST), lookView(4, own));
    expect([look.isForOthers, look.own]).toEqual([true, [1, 2, 3, 4]]);
  });

  it('keys the rest where it was not all his', () => {
    const { look } = openLook(serverWith(FIRST), lookView(4, [lookBoard(1, { own: true })]));
    expect([look.isForOthers, look.own, look.grid.row?.board]).toEqual([false, [1], 2]);
  });
});

describe('a difference', () => {
  const differing = (maySettle: SecondLookBoard['maySettle']) =>
    lookView(4, [
      lookBoard(1, { found: 'differs', first: won('N'), second: won('S'), maySettle, version: 3 }),
    ]);

  it('is settled by who may', async () => {
    const server = serverWith(FIRST);
    const { look } = openLook(server, differing({ first: true, second: false }));
    expect(await look.settle(1, 'second')).toBe(false);
    expect(await look.settle(1, 'first')).toBe(true);
    expect(server.sent).toMatchObject([{ method: 'POST', body: { tuple: won('N'), expectedVersion: 3 } }]);
    expect(look.differences).toEqual([]);
    expect(look.grid.rows[0]?.tuple).toEqual(won('N'));
  });

  it('after a lost answer the same decision is asked for by the same id', async () => {
    const server = serverWith(FIRST);
    const { look } = openLook(server, differing({ first: true, second: true }));
    server.dieFor(1);
    expect(await look.settle(1, 'first')).toBe(false);
    expect(look.action.problem?.code).toBe('no-connection');
    expect(await look.settle(1, 'first')).toBe(true);
    expect(look.action.problem).toBeNull();
  });
});

it('an older answer that comes late takes nothing away', () => {
  const known = lookBoard(1, { found: 'same', second: won('N'), version: 5 });
  const { look } = openLook(serverWith(FIRST), lookView(4, [known]));
  look.take(TABLE, lookBoard(1, { version: 4 }));
  look.take('elsewhere', lookBoard(1, { version: 9 }));
  expect(look.view.boards[0]).toEqual(known);
});
