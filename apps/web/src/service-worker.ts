/// <reference lib="webworker" />
// Lets the table's page open without network, and sends what waits when the page is closed. It is registered by that page
// alone, for the folder of the tables' pages, and only where the connection is encrypted (lib/state/table-worker.ts).
import { build, files, version } from '$service-worker';
import { createApi } from '$lib/api/client.ts';
import { newId } from '$lib/new-id.ts';
import { type Connection, type QueueState } from '$lib/state/send-queue.ts';
import { sendTableEntryBy } from '$lib/state/send-table-entry.ts';
import { type KeepPage, SEND_LATER, TABLE_CHANNEL } from '$lib/state/table-worker.ts';
import { TableQueue } from '$lib/state/table-queue.ts';
import { openTableStore, type TableStore } from '$lib/state/table-store.ts';
import { newsOfAnswer, withAnswer, withNews } from '$lib/table/merge-views.ts';
import { type TableEntry } from '$lib/table/table-entry.ts';

declare const self: ServiceWorkerGlobalScope;

/** How long the network may take before the page that is kept is shown instead. */
const PATIENCE_MS = 4_000;

/** One store a build: a page never mixes the files of two. */
const CACHE = `table-${version}`;
const FILES = new Set([...build, ...files]);
/** The page itself is the same for every table: what it shows comes from the API, or from what the phone keeps. */
const shellOf = () => new URL('-', self.registration.scope).href;

self.addEventListener('message', (event) => {
  const asked = event.data as KeepPage;
  if (asked.kind === 'keep-page') event.waitUntil(keepPage(asked.files));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate' && url.href.startsWith(self.registration.scope))
    event.respondWith(pageOf(request));
  else if (FILES.has(url.pathname)) event.respondWith(fileOf(request));
});

// Background Sync is not in the types of every browser yet.
self.addEventListener('sync' as 'message', (event) => {
  const { tag } = event as unknown as { tag: string };
  if (tag === SEND_LATER) event.waitUntil(sendAll());
});

/**
 * Keeps what the open page was made of, and then the page: where the page is, its files are. A page of another build
 * belongs to another worker, and what an older worker kept goes only when there is something in its place.
 */
async function keepPage(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  if (await cache.match(shellOf())) return;
  const shell = await fetch(shellOf(), { cache: 'no-store' });
  const scripts = (await shell.clone().text()).match(/_app\/immutable\/entry\/[\w.-]+\.js/g) ?? [];
  const isOurs = scripts.length > 0 && scripts.every((script) => FILES.has(`/${script}`));
  if (!shell.ok || !isOurs) return;
  await cache.addAll(paths.filter((path) => FILES.has(path)));
  await cache.put(shellOf(), shell);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

/** The page from the server; without one, the page that is kept. */
async function pageOf(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch {
    return (await caches.match(shellOf())) ?? Response.error();
  }
}

const fileOf = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request);

/** Sends what every table on this phone has waiting. Whatever is left makes the browser ask again later. */
async function sendAll(): Promise<void> {
  const store = await openTableStore();
  const tables = new Set((await store.entries.all()).map(({ tableId }) => tableId));
  let left = 0;
  for (const tableId of tables) left += await sendFrom(tableId, store);
  if (left > 0) throw new Error(`${left} left to send`);
}

async function sendFrom(tableId: string, store: TableStore): Promise<number> {
  const channel = new BroadcastChannel(TABLE_CHANNEL);
  const state: QueueState<TableEntry> = {
    entries: [],
    connection: 'up' as Connection,
    foreign: 0,
    durable: true,
  };
  let keeping: Promise<void> = Promise.resolve();
  const queue = new TableQueue({
    store: store.entries,
    state,
    tableId,
    send: sendTableEntryBy(createApi()),
    newId,
    now: () => new Date().toISOString(),
    // The browser knows better than a timer when to try again.
    pause: () => Promise.resolve(queue.stop()),
    onHeard: (heard, entry) => {
      keeping = keeping.then(async () => {
        const kept = await store.read(tableId);
        if (!kept?.view) return;
        const news = withNews(kept.news, newsOfAnswer(entry, heard.board));
        await store.keep({ ...kept, view: withAnswer(kept.view, heard), news });
      });
    },
  });
  await queue.start();
  await queue.idle();
  await keeping;
  channel.postMessage('changed');
  channel.close();
  return queue.connection === 'signed-out' ? 0 : queue.waiting.length;
}
