import { type Entry } from '../slip/entry.ts';
import { finished, type ObjectPlace, openObjects, settled } from './object-store.ts';
import { type Queued, type QueueStore } from './send-queue.ts';

/** Where a director's entries are kept until the server has answered. */
export type EntryStore = QueueStore<Entry>;

/** The entries of the slip grid. */
const SLIP_ENTRIES: ObjectPlace = { database: 'spadille', stores: { entries: 'entryId' } };

/** The entries of slips that are keyed again by somebody else. */
const SECOND_LOOKS: ObjectPlace = { database: 'spadille-second-look', stores: { entries: 'entryId' } };

/** What opens a store. Rejects where the browser keeps nothing. */
export type OpenEntryStore = (factory?: IDBFactory) => Promise<EntryStore>;

/**
 * Opens the browser's own database, which is there on plain http too. Rejects where the browser keeps nothing (some
 * private windows).
 */
export const openEntryStore: OpenEntryStore = (factory) => openIn(SLIP_ENTRIES, factory);

/** The same for slips that are keyed again. */
export const openLookStore: OpenEntryStore = (factory) => openIn(SECOND_LOOKS, factory);

const openIn = async (place: ObjectPlace, factory: IDBFactory = indexedDB): Promise<EntryStore> =>
  storeIn(await openObjects(place, factory), 'entries');

/** A queue's entries in one object store of a database that is open. */
export const storeIn = <E extends Queued>(database: IDBDatabase, name: string): QueueStore<E> => ({
  all: () => settled(database.transaction(name).objectStore(name).getAll() as IDBRequest<E[]>),
  change: ({ put = [], remove = [] }) => {
    // Strict: on the disk, not only handed to the system, before the promise holds.
    const transaction = database.transaction(name, 'readwrite', { durability: 'strict' });
    const entries = transaction.objectStore(name);
    for (const id of remove) entries.delete(id);
    for (const entry of put) entries.put(entry);
    return finished(transaction);
  },
});

/** Keeps entries as long as the page lives: for browsers that keep nothing, and for tests. */
export function memoryStore<E extends Queued>(kept: readonly E[] = []): QueueStore<E> {
  const entries = new Map(kept.map((entry) => [entry.entryId, entry]));
  return {
    all: () => Promise.resolve([...entries.values()]),
    change: ({ put = [], remove = [] }) => {
      for (const id of remove) entries.delete(id);
      for (const entry of put) entries.set(entry.entryId, entry);
      return Promise.resolve();
    },
  };
}

export const memoryEntryStore = (kept: readonly Entry[] = []): EntryStore => memoryStore(kept);
