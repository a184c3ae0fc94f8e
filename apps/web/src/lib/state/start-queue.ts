import { newId } from '$lib/new-id.ts';
import { type AnsweredLine, EntryQueue } from './entry-queue.svelte.ts';
import { type EntryStore, memoryEntryStore, type OpenEntryStore } from './entry-store.ts';
import { type SendEntry } from './entry-transport.ts';
import { pause } from './patience.ts';

/** A store whose changes the browser's other pages hear of. */
const toldToOthers = (store: EntryStore, channel: BroadcastChannel): EntryStore => ({
  all: () => store.all(),
  change: async (change) => {
    await store.change(change);
    channel.postMessage('changed');
  },
});

/** A queue of entries of its own. */
export interface QueueKind {
  /** Pages of one browser tell each other on this channel that what is kept has changed. */
  readonly channel: string;
  readonly open: OpenEntryStore;
  readonly send: SendEntry;
  /** Told of each line of a board that an answer brings. */
  readonly onLine: (line: AnsweredLine) => void;
}

/** Opens what this browser keeps and starts sending it for a user. The second value ends it. */
export async function startQueue(
  userId: string,
  { channel: name, open, send, onLine }: QueueKind,
): Promise<readonly [EntryQueue, () => void]> {
  const channel = new BroadcastChannel(name);
  const kept = await open().catch(() => null);
  const queue = new EntryQueue({
    store: toldToOthers(kept ?? memoryEntryStore(), channel),
    durable: kept !== null,
    userId,
    send,
    newId,
    now: () => new Date().toISOString(),
    pause,
    onLine,
  });
  const wake = () => queue.wake();
  channel.onmessage = () => void queue.reread();
  window.addEventListener('online', wake);
  await queue.start();
  const stop = () => {
    window.removeEventListener('online', wake);
    channel.close();
    queue.stop();
  };
  return [queue, stop];
}
