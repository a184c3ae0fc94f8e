/** A database of this browser and its object stores, each with the path of its key. */
export interface ObjectPlace {
  readonly database: string;
  readonly stores: Readonly<Record<string, string>>;
}

/** What a request of the browser's database gave. */
export const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB gave no reason'));
  });

/** Resolves when a transaction is done and kept. */
export const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB gave no reason'));
  });

/** Opens a database, and makes it where it is not there yet. */
export function openObjects({ database, stores }: ObjectPlace, factory: IDBFactory): Promise<IDBDatabase> {
  const opening = factory.open(database, 1);
  opening.onupgradeneeded = () => {
    for (const [name, keyPath] of Object.entries(stores)) opening.result.createObjectStore(name, { keyPath });
  };
  return settled(opening);
}
