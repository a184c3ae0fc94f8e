import { type Entry, lastEntryFor, theirsOf } from '../slip/entry.ts';
import { sameSaid, type Said, saying } from '../slip/said.ts';
import { type BoardLine } from '../slip/types.ts';
import { type EntryStore } from './entry-store.ts';
import { type SendAnswer, type SendEntry } from './entry-transport.ts';
import { type NoAnswer, type QueueChange, SendQueue } from './send-queue.ts';
import { ShownQueue } from './shown-queue.svelte.ts';

/** The answer is the last word on the entry. */
type Settling = Exclude<SendAnswer, NoAnswer>;

/** A board's line as an answer brought it. */
export interface AnsweredLine {
  readonly tableId: string;
  readonly line: BoardLine;
  /** The line says what this page said, so whoever types on upon it knows it. */
  readonly mine: boolean;
  readonly roundState: string | null;
}

/** What nobody overwrites without knowing it: both pairs agree on it, or it was looked at twice. */
const isSettled = ({ state }: BoardLine): boolean => state === 'confirmed' || state === 'verified';

const countBoards = (entries: readonly Entry[]): number =>
  new Set(entries.map(({ tableId, board }) => `${tableId}/${board}`)).size;

/** What the queue needs from outside; a test hands in its own. */
export interface QueueParts {
  readonly store: EntryStore;
  /** False where the browser keeps nothing over a reload. */
  readonly durable: boolean;
  readonly userId: string;
  readonly send: SendEntry;
  /** A fresh UUIDv7, later in order than any given before. */
  readonly newId: () => string;
  readonly now: () => string;
  /** Resolves after so many milliseconds, or at once when aborted. */
  readonly pause: (ms: number, cut: AbortSignal) => Promise<void>;
  /** The server's line of a board, whenever an answer brings one. */
  readonly onLine: (line: AnsweredLine) => void;
}

/** A board as it was when it was typed upon. */
export interface BoardTyped {
  readonly tableId: string;
  readonly tableNumber: number;
  readonly board: number;
  readonly said: Said;
  /** The version of the server's line that the typing was based on. */
  readonly version: number;
}

/** Accepted boards of slips on their way to the server. What the server will not take stays here, visible. */
export class EntryQueue extends SendQueue<Entry, Settling> {
  readonly #parts: QueueParts;

  constructor(parts: QueueParts) {
    const state = new ShownQueue<Entry>();
    state.durable = parts.durable;
    super({ ...parts, state, isMine: ({ userId }) => userId === parts.userId });
    this.#parts = parts;
  }

  /** Boards with something that is not answered yet; a board may have several such entries. */
  get waiting(): number {
    return countBoards(this.entries.filter(({ standing }) => standing.is === 'waiting'));
  }

  /**
   * Takes an accepted board. It is in `entries` at once and sent as soon as it is written down. An undecided entry of
   * the same board is answered by this one: whoever types a board anew has decided.
   */
  async add({ tableId, tableNumber, board, said, version }: BoardTyped): Promise<void> {
    const before = lastEntryFor(this.entries, tableId, board);
    const chained = before?.standing.is === 'waiting' ? before : null;
    const seen = before && theirsOf(before);
    const entry: Entry = {
      entryId: this.#parts.newId(),
      userId: this.#parts.userId,
      tableId,
      tableNumber,
      board,
      said,
      expectedVersion: chained ? chained.expectedVersion + 1 : (seen?.version ?? version),
      after: chained?.entryId ?? null,
      ...(seen && isSettled(seen) && { overwrite: true }),
      clientTime: this.#parts.now(),
      standing: { is: 'waiting' },
    };
    await this.enqueue({ put: [entry], remove: before && !chained ? [before.entryId] : [] });
  }

  /** Leaves an undecided board as the server has it. */
  async keepTheirs({ entryId }: Entry): Promise<void> {
    await this.change({ remove: [entryId] });
  }

  /** Says an undecided board again, now knowing what stands there. */
  async putMine(entry: Entry): Promise<void> {
    const { tableId, tableNumber, board, said, expectedVersion: version } = entry;
    await this.add({ tableId, tableNumber, board, said, version });
  }

  /** Words an undecided board differently; it stays undecided. */
  async reword(entry: Entry, said: Said): Promise<void> {
    await this.change({ put: [{ ...entry, said }] });
  }

  protected settle(entry: Entry, answer: Settling): QueueChange<Entry> {
    if (answer.kind === 'saved') {
      // The line comes first, so that the board never shows what it was before.
      const { line, roundState } = answer;
      const mine = sameSaid(saying(line.recorded), entry.said);
      this.#parts.onLine({ tableId: entry.tableId, line, mine, roundState });
      return { put: this.#basedAnew(entry, line, mine), remove: [entry.entryId] };
    }
    const chain = this.chainFrom(entry);
    const last = chain.at(-1) ?? entry;
    const remove = chain.map(({ entryId }) => entryId).filter((id) => id !== last.entryId);
    if (answer.kind === 'refused') {
      const standing = { is: 'refused', problem: answer.problem } as const;
      return { put: [{ ...last, after: null, standing }], remove };
    }
    const { theirs } = answer;
    const mine = sameSaid(saying(theirs.recorded), last.said);
    this.#parts.onLine({ tableId: entry.tableId, line: theirs, mine, roundState: null });
    // Both typed the same: nothing to decide.
    if (mine) return { remove: [...remove, last.entryId] };
    const standing = { is: answer.kind === 'stale' ? 'conflict' : 'asks-first', theirs } as const;
    return { put: [{ ...last, after: null, standing }], remove };
  }

  /** The entries that wait for this one now stand on the version it made. */
  #basedAnew(entry: Entry, line: BoardLine, mine: boolean): Entry[] {
    // A lost answer may come so late that somebody else has changed the board again; then the next one must not pass.
    const version = mine ? line.version : entry.expectedVersion + 1;
    return this.entries
      .filter(({ after }) => after === entry.entryId)
      .map((waiting) => ({ ...waiting, after: null, expectedVersion: version }));
  }
}
