import { type Entry } from '../slip/entry.ts';

/** Where entries are kept until the server has answered. Each `change` happens whole or not at all. */
export interface EntryStore {
  all(): Promise<Entry[]>;
  change(change: { readonly put?: readonly Entry[]; readonly remove?: readonly string[] }): Promise<void>;
}

const DATABASE = 'spadille';
const ENTRIES = 'entries';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB gave no reason'));
  });

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB gave no reason'));
  });

/**
 * Opens the browser's own database, which is there on plain http too. Rejects where the browser keeps nothing (some
 * private windows).
 */
export async function openEntryStore(factory: IDBFactory = indexedDB): Promise<EntryStore> {
  const opening = factory.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(ENTRIES, { keyPath: 'entryId' });
  const database = await settled(opening);
  return {
    all: () => settled(database.transaction(ENTRIES).objectStore(ENTRIES).getAll() as IDBRequest<Entry[]>),
    change: ({ put = [], remove = [] }) => {
      // Strict: on the disk, not only handed to the system, before the promise holds.
      const transaction = database.transaction(ENTRIES, 'readwrite', { durability: 'strict' });
      const entries = transaction.objectStore(ENTRIES);
      for (const id of remove) entries.delete(id);
      for (const entry of put) entries.put(entry);
      return finished(transaction);
    },
  };
}

/** Keeps entries as long as the page lives: for browsers that keep nothing, and for tests. */
export function memoryEntryStore(kept: readonly Entry[] = []): EntryStore {
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
