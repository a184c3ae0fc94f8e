import { type Entry, inOrder, lastEntryFor } from '../slip/entry.ts';
import { sameSaid, type Said, saying } from '../slip/said.ts';
import { type BoardLine } from '../slip/types.ts';
import { type EntryStore } from './entry-store.ts';
import { type SendAnswer, type SendEntry } from './entry-transport.ts';

/** Pauses between tries, in milliseconds: quick at first, then one that a venue's network can bear all evening. */
const PAUSES = [500, 1_000, 2_000, 5_000] as const;

export type Connection = 'up' | 'lost' | 'busy' | 'signed-out';

type Settling =
  | Extract<SendAnswer, { kind: 'saved' }>
  | Extract<SendAnswer, { kind: 'stale' }>
  | Extract<SendAnswer, { kind: 'refused' }>;

/** The answer is the last word on the entry. */
const isSettling = (answer: SendAnswer): answer is Settling =>
  answer.kind === 'saved' || answer.kind === 'stale' || answer.kind === 'refused';

/** A board's line as an answer brought it. */
export interface AnsweredLine {
  readonly tableId: string;
  readonly line: BoardLine;
  /** The line says what this page said, so whoever types on upon it knows it. */
  readonly mine: boolean;
  readonly roundState: string | null;
}

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

/**
 * Accepted boards on their way to the server: written down first, then sent in the order of typing, one at a time, as
 * often as it takes. An entry is good for one change by its id, so sending it again after a lost answer does no harm.
 * What the server will not take stays here, visible, until somebody decides.
 */
export class EntryQueue {
  /** Everything not settled, in the order of typing. */
  entries = $state.raw<readonly Entry[]>([]);
  connection = $state<Connection>('up');
  /** Boards of somebody else that were typed in this browser and never sent. */
  foreign = $state(0);

  /** Boards with something that is not answered yet; a board may have several such entries. */
  readonly waiting = $derived(countBoards(this.entries.filter(({ standing }) => standing.is === 'waiting')));
  readonly undecided = $derived(this.entries.filter(({ standing }) => standing.is !== 'waiting'));

  /** Whether what is typed outlives a reload. */
  durable = $state(true);

  readonly #parts: QueueParts;
  #writing: Promise<void> = Promise.resolve();
  #sending: Promise<void> | null = null;
  #cut = new AbortController();
  #stopped = false;

  constructor(parts: QueueParts) {
    this.#parts = parts;
    this.durable = parts.durable;
  }

  /** Takes up what an earlier page left behind, and sends it. */
  async start(): Promise<void> {
    await this.#reread();
    this.wake();
  }

  /** Another page of this browser changed what is kept. */
  async reread(): Promise<void> {
    await this.#writing;
    await this.#reread();
    this.wake();
  }

  /** Ends the sending; what is kept stays kept. */
  stop(): void {
    this.#stopped = true;
    this.#cut.abort();
  }

  /** Tries at once instead of waiting: the network is back, somebody signed in, something was typed. */
  wake(): void {
    if (this.#stopped) return;
    this.#cut.abort();
    this.#cut = new AbortController();
    if (!this.#sending && this.#next()) this.#sending = this.#sendAll();
  }

  /** Resolves when nothing is being sent any more (also when it gave up for want of a session). */
  async idle(): Promise<void> {
    await this.#writing;
    while (this.#sending) await this.#sending;
  }

  /**
   * Takes an accepted board. It is in `entries` at once and sent as soon as it is written down. An undecided entry of
   * the same board is answered by this one: whoever types a board anew has decided.
   */
  async add({ tableId, tableNumber, board, said, version }: BoardTyped): Promise<void> {
    const before = lastEntryFor(this.entries, tableId, board);
    const chained = before?.standing.is === 'waiting' ? before : null;
    const seen = before?.standing.is === 'conflict' ? before.standing.theirs.version : version;
    const entry: Entry = {
      entryId: this.#parts.newId(),
      userId: this.#parts.userId,
      tableId,
      tableNumber,
      board,
      said,
      expectedVersion: chained ? chained.expectedVersion + 1 : seen,
      after: chained?.entryId ?? null,
      clientTime: this.#parts.now(),
      standing: { is: 'waiting' },
    };
    await this.#change({ put: [entry], remove: before && !chained ? [before.entryId] : [] });
    this.wake();
  }

  /** Leaves an undecided board as the server has it. */
  async keepTheirs({ entryId }: Entry): Promise<void> {
    await this.#change({ remove: [entryId] });
  }

  /** Says an undecided board again, now knowing what stands there. */
  async putMine(entry: Entry): Promise<void> {
    const { tableId, tableNumber, board, said, expectedVersion: version } = entry;
    await this.add({ tableId, tableNumber, board, said, version });
  }

  /** Words an undecided board differently; it stays undecided. */
  async reword(entry: Entry, said: Said): Promise<void> {
    await this.#change({ put: [{ ...entry, said }] });
  }

  async #reread(): Promise<void> {
    const kept = await this.#parts.store.all();
    this.entries = inOrder(kept.filter(({ userId }) => userId === this.#parts.userId));
    this.foreign = kept.length - this.entries.length;
  }

  /** On screen at once, on disk after all that was written before. */
  #change(change: { put?: readonly Entry[]; remove?: readonly string[] }): Promise<void> {
    const { put = [], remove = [] } = change;
    const gone = new Set([...remove, ...put.map(({ entryId }) => entryId)]);
    this.entries = inOrder([...this.entries.filter(({ entryId }) => !gone.has(entryId)), ...put]);
    this.#writing = this.#writing
      .then(() => this.#parts.store.change(change))
      .catch(() => {
        // The disk is full, or the browser took its database back: what is typed still lives on this page.
        this.durable = false;
      });
    return this.#writing;
  }

  #next(): Entry | undefined {
    const open = new Set(this.entries.map(({ entryId }) => entryId));
    return this.entries.find(
      ({ standing, after }) => standing.is === 'waiting' && (after === null || !open.has(after)),
    );
  }

  async #sendAll(): Promise<void> {
    let tries = 0;
    try {
      for (let entry = this.#next(); entry && !this.#stopped; entry = this.#next()) {
        await this.#writing;
        const answer = await this.#parts.send(entry);
        if (answer.kind === 'signed-out') {
          this.connection = 'signed-out';
          return;
        }
        if (isSettling(answer)) {
          tries = 0;
          this.connection = 'up';
          await this.#settle(entry, answer);
        } else {
          this.connection = answer.kind === 'busy' ? 'busy' : 'lost';
          await this.#parts.pause(PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 0, this.#cut.signal);
          tries += 1;
        }
      }
    } finally {
      // In the same breath as the last look for work: an entry added later finds nobody at it and starts anew.
      this.#sending = null;
    }
  }

  async #settle(entry: Entry, answer: Settling): Promise<void> {
    if (answer.kind === 'saved') {
      // The line comes first, so that the board never shows what it was before.
      const { line, roundState } = answer;
      const mine = sameSaid(saying(line.recorded), entry.said);
      this.#parts.onLine({ tableId: entry.tableId, line, mine, roundState });
      return this.#change({ put: this.#basedAnew(entry, line, mine), remove: [entry.entryId] });
    }
    const chain = this.#chainFrom(entry);
    const last = chain.at(-1) ?? entry;
    const remove = chain.map(({ entryId }) => entryId).filter((id) => id !== last.entryId);
    if (answer.kind === 'refused') {
      const standing = { is: 'refused', problem: answer.problem } as const;
      return this.#change({ put: [{ ...last, after: null, standing }], remove });
    }
    const { theirs } = answer;
    const mine = sameSaid(saying(theirs.recorded), last.said);
    this.#parts.onLine({ tableId: entry.tableId, line: theirs, mine, roundState: null });
    if (mine) {
      // Both typed the same: nothing to decide.
      return this.#change({ remove: [...remove, last.entryId] });
    }
    const standing = { is: 'conflict', theirs } as const;
    return this.#change({ put: [{ ...last, after: null, standing }], remove });
  }

  /** The entries that wait for this one now stand on the version it made. */
  #basedAnew(entry: Entry, line: BoardLine, mine: boolean): Entry[] {
    // A lost answer may come so late that somebody else has changed the board again; then the next one must not pass.
    const version = mine ? line.version : entry.expectedVersion + 1;
    return this.entries
      .filter(({ after }) => after === entry.entryId)
      .map((waiting) => ({ ...waiting, after: null, expectedVersion: version }));
  }

  /** The entry and all that were typed upon it. */
  #chainFrom(entry: Entry): Entry[] {
    const chain = [entry];
    for (const later of this.entries) if (later.after === chain.at(-1)?.entryId) chain.push(later);
    return chain;
  }
}
