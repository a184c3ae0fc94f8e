import { type Side } from '@spadille/rules';
import { lastWaitingFor, type TableEntry, type TableWord } from '../table/table-entry.ts';
import { type AtTableBoard, type AtTableTotal } from '../table/types.ts';
import { type QueueChange, type QueueState, type QueueStore, SendQueue } from './send-queue.ts';
import { type SendTableEntry, type TableAnswer } from './send-table-entry.ts';

/** A board and the totals as an answer brought them. */
export interface HeardAtTable {
  readonly board?: AtTableBoard;
  readonly totals: readonly AtTableTotal[];
}

/** What a table's queue needs from outside. */
export interface TableQueueParts {
  readonly store: QueueStore<TableEntry>;
  readonly state: QueueState<TableEntry>;
  readonly tableId: string;
  readonly send: SendTableEntry;
  /** A fresh UUIDv7, later in order than any given before. */
  readonly newId: () => string;
  readonly now: () => string;
  readonly pause: (ms: number, cut: AbortSignal) => Promise<void>;
  /** The server's board and totals, whenever an answer brings them. */
  readonly onHeard: (heard: HeardAtTable, entry: TableEntry) => void;
}

/** Something a pair says. */
export interface Spoken {
  readonly board: number;
  readonly bySide: Side;
  readonly word: TableWord;
  /** The version of the board that was on screen. */
  readonly version: number;
}

/** Refused, there is nothing in it to tell the director: an agreement to what does not stand. */
const isAgreement = ({ word }: TableEntry): boolean =>
  word.kind === 'total' || (word.kind === 'answer' && word.answer.kind === 'confirm');

/** What the pairs of a table say, on its way to the server. Also runs where there is no page (service-worker.ts). */
export class TableQueue extends SendQueue<TableEntry, TableAnswer> {
  readonly #parts: TableQueueParts;

  constructor(parts: TableQueueParts) {
    super({ ...parts, isMine: ({ tableId }) => tableId === parts.tableId });
    this.#parts = parts;
  }

  /** What is not answered yet, in the order it was said. */
  get waiting(): TableEntry[] {
    return this.entries.filter(({ standing }) => standing.is === 'waiting');
  }

  /** Takes what a pair says. It is in `entries` at once and sent as soon as it is written down. */
  async add({ board, bySide, word, version }: Spoken): Promise<void> {
    const before = word.kind === 'total' ? null : lastWaitingFor(this.entries, board);
    const refused = this.undecided.filter((entry) => entry.board === board && entry.bySide === bySide);
    const entry: TableEntry = {
      entryId: this.#parts.newId(),
      tableId: this.#parts.tableId,
      board,
      bySide,
      word,
      expectedVersion: before ? before.expectedVersion + 1 : version,
      after: before?.entryId ?? null,
      clientTime: this.#parts.now(),
      standing: { is: 'waiting' },
    };
    await this.enqueue({ put: [entry], remove: refused.map(({ entryId }) => entryId) });
  }

  /** Forgets what the server would not take. */
  async forget({ entryId }: TableEntry): Promise<void> {
    await this.change({ remove: [entryId] });
  }

  protected settle(entry: TableEntry, answer: TableAnswer): QueueChange<TableEntry> {
    const upon = this.entries.filter(({ after }) => after === entry.entryId);
    if (answer.kind === 'refused') {
      const put = upon.map((each) => ({ ...each, after: null }));
      if (isAgreement(entry)) return { put, remove: [entry.entryId] };
      return {
        put: [...put, { ...entry, after: null, standing: { is: 'refused', problem: answer.problem } }],
      };
    }
    // The board comes first, so that it never shows what it was before.
    this.#parts.onHeard(answer, entry);
    const version = answer.board?.version ?? entry.expectedVersion;
    return {
      put: upon.map((each) => ({ ...each, after: null, expectedVersion: version })),
      remove: [entry.entryId],
    };
  }
}
