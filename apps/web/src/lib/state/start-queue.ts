import { type Api } from '$lib/api/client.ts';
import { newId } from '$lib/new-id.ts';
import { type AnsweredLine, EntryQueue } from './entry-queue.svelte.ts';
import { type EntryStore, memoryEntryStore, openEntryStore } from './entry-store.ts';
import { pause } from './patience.ts';
import { sendBy } from './send-entry.ts';

/** Pages of one browser tell each other on this channel that what is kept has changed. */
const CHANNEL = 'spadille-entries';

/** A store whose changes the browser's other pages hear of. */
const toldToOthers = (store: EntryStore, channel: BroadcastChannel): EntryStore => ({
  all: () => store.all(),
  change: async (change) => {
    await store.change(change);
    channel.postMessage('changed');
  },
});

/**
 * Opens what this browser keeps and starts sending it for a user. The second value ends it.
 * @param onLine told of each line of a board that an answer brings
 */
export async function startQueue(
  api: Api,
  userId: string,
  onLine: (line: AnsweredLine) => void,
): Promise<readonly [EntryQueue, () => void]> {
  const channel = new BroadcastChannel(CHANNEL);
  const kept = await openEntryStore().catch(() => null);
  const queue = new EntryQueue({
    store: toldToOthers(kept ?? memoryEntryStore(), channel),
    durable: kept !== null,
    userId,
    send: sendBy(api),
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
