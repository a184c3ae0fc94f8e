import { createApi } from '$lib/api/client.ts';
import { newId } from '$lib/new-id.ts';
import { type TableEntry } from '../table/table-entry.ts';
import { AtTable } from './at-table.svelte.ts';
import { patiently, pause } from './patience.ts';
import { sendTableEntryBy } from './send-table-entry.ts';
import { type QueueStore } from './send-queue.ts';
import { ShownQueue } from './shown-queue.svelte.ts';
import { askToSendLater, TABLE_CHANNEL } from './table-worker.ts';
import { TableQueue } from './table-queue.ts';
import { memoryTableStore, openTableStore } from './table-store.ts';

/** How often a page that is looked at asks what the director did. */
const LOOK_EVERY_MS = 15_000;

/** Opens what this phone keeps of a table, sends what waits, and follows the table. The second value ends it. */
export async function startAtTable(tableId: string): Promise<readonly [AtTable, () => void]> {
  const api = createApi(patiently(globalThis.fetch));
  const channel = new BroadcastChannel(TABLE_CHANNEL);
  const opened = await openTableStore().catch(() => null);
  const store = opened ?? memoryTableStore();
  const kept = await store.read(tableId).catch(() => null);
  const shown = new ShownQueue<TableEntry>();
  shown.durable = opened !== null;
  const queue = new TableQueue({
    store: told(store.entries, channel),
    state: shown,
    tableId,
    send: sendTableEntryBy(api),
    newId,
    now: () => new Date().toISOString(),
    pause: (ms, cut) => {
      askToSendLater();
      return pause(ms, cut);
    },
    onHeard: (heard, entry) => table.hear(heard, entry),
  });
  const table = new AtTable({ api, tableId, store, shown, queue, newId, kept });
  channel.onmessage = () => {
    void queue.reread();
    void table.refresh();
  };
  const stopFollowing = follow(table);
  await queue.start();
  void table.refresh().then(() => table.view && store.forgetOthers(tableId).catch(() => undefined));
  const stop = () => {
    stopFollowing();
    channel.close();
    queue.stop();
  };
  return [table, stop];
}

/** Looks at the table now and then while the page is looked at, and whenever it is looked at again. */
function follow(table: AtTable): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') void table.refresh();
  };
  const back = () => {
    table.queue.wake();
    void table.refresh();
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', back);
  window.addEventListener('offline', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', back);
    window.removeEventListener('offline', look);
  };
}

/** A store whose changes the browser's other pages hear of. */
const told = (store: QueueStore<TableEntry>, channel: BroadcastChannel): QueueStore<TableEntry> => ({
  all: () => store.all(),
  change: async (change) => {
    await store.change(change);
    channel.postMessage('changed');
  },
});
