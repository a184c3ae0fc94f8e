import { type Side } from '@spadille/rules';
import { type BoardNews } from '../table/merge-views.ts';
import { type TableEntry } from '../table/table-entry.ts';
import { type AtTableView } from '../table/types.ts';
import { memoryStore, storeIn } from './entry-store.ts';
import { finished, type ObjectPlace, openObjects, settled } from './object-store.ts';
import { type QueueStore } from './send-queue.ts';

/** What a phone remembers of its table, so that it can go on without network. */
export interface KeptTable {
  readonly tableId: string;
  /** As it was last seen; null before that. */
  readonly view: AtTableView | null;
  /** The pair that uses the phone. */
  readonly side: Side | null;
  /** The other pair answers on this phone too. */
  readonly shared: boolean;
  /** What the director did and nobody has taken note of here. */
  readonly news: readonly BoardNews[];
}

/** Where a phone keeps its table and what is on its way from it. */
export interface TableStore {
  readonly entries: QueueStore<TableEntry>;
  read(tableId: string): Promise<KeptTable | null>;
  keep(table: KeptTable): Promise<void>;
  /** Forgets every other table, whose players' names have no business here any more. */
  forgetOthers(tableId: string): Promise<void>;
}

const PLACE: ObjectPlace = { database: 'spadille-table', stores: { entries: 'entryId', tables: 'tableId' } };

/** Opens the phone's own database, which is there on plain http too. Rejects where the browser keeps nothing. */
export async function openTableStore(factory: IDBFactory = indexedDB): Promise<TableStore> {
  const database = await openObjects(PLACE, factory);
  const tables = (mode: IDBTransactionMode) => database.transaction('tables', mode);
  return {
    entries: storeIn<TableEntry>(database, 'entries'),
    read: async (tableId) =>
      ((await settled(tables('readonly').objectStore('tables').get(tableId))) as KeptTable | undefined) ??
      null,
    keep: (table) => {
      const transaction = tables('readwrite');
      transaction.objectStore('tables').put(table);
      return finished(transaction);
    },
    forgetOthers: (tableId) => {
      const transaction = tables('readwrite');
      const others = transaction.objectStore('tables');
      others.delete(IDBKeyRange.upperBound(tableId, true));
      others.delete(IDBKeyRange.lowerBound(tableId, true));
      return finished(transaction);
    },
  };
}

/** Keeps all as long as the page lives: for browsers that keep nothing, and for tests. */
export function memoryTableStore(): TableStore {
  const tables = new Map<string, KeptTable>();
  return {
    entries: memoryStore<TableEntry>(),
    read: (tableId) => Promise.resolve(tables.get(tableId) ?? null),
    keep: (table) => {
      tables.set(table.tableId, table);
      return Promise.resolve();
    },
    forgetOthers: (tableId) => {
      for (const other of tables.keys()) if (other !== tableId) tables.delete(other);
      return Promise.resolve();
    },
  };
}
