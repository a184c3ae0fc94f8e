/** Pauses between tries, in milliseconds: quick at first, then one that a venue's network can bear all evening. */
const PAUSES = [500, 1_000, 2_000, 5_000] as const;

export type Connection = 'up' | 'lost' | 'busy' | 'signed-out';

/** Something on its way to the server, written down in the browser until it is answered. */
export interface Queued {
  /** UUIDv7: good for one change however often it is sent; also the order in which entries are sent. */
  readonly entryId: string;
  /** The entry that has to be answered first. */
  readonly after: string | null;
  /** Only what waits is sent; everything else stays until somebody decides. */
  readonly standing: { readonly is: string };
}

/** What is put and taken away, whole or not at all. */
export interface QueueChange<E> {
  readonly put?: readonly E[];
  readonly remove?: readonly string[];
}

/** Where entries are kept until the server has answered. Each `change` happens whole or not at all. */
export interface QueueStore<E> {
  all(): Promise<E[]>;
  change(change: QueueChange<E>): Promise<void>;
}

/** What of a queue is looked at. A page hands in one that its screen follows (shown-queue.svelte.ts). */
export interface QueueState<E> {
  /** Everything not settled, in the order of typing. */
  entries: readonly E[];
  connection: Connection;
  /** Entries of somebody else that were typed in this browser and never sent. */
  foreign: number;
  /** Whether what is typed outlives a reload. */
  durable: boolean;
}

/** An answer that says nothing about the entry. All but `signed-out` are tried again. */
export interface NoAnswer {
  readonly kind: 'unreachable' | 'busy' | 'signed-out';
}

/** What every queue needs from outside; a test hands in its own. */
export interface SendQueueParts<E, S extends { readonly kind: string }> {
  readonly store: QueueStore<E>;
  readonly state: QueueState<E>;
  readonly isMine: (entry: E) => boolean;
  readonly send: (entry: E) => Promise<S | NoAnswer>;
  /** Resolves after so many milliseconds, or at once when aborted. */
  readonly pause: (ms: number, cut: AbortSignal) => Promise<void>;
}

const isNoAnswer = (answer: { readonly kind: string }): answer is NoAnswer =>
  ['unreachable', 'busy', 'signed-out'].includes(answer.kind);

/** In the order of their ids, which is the order of typing. */
export const inOrder = <E extends Queued>(entries: readonly E[]): E[] =>
  entries.toSorted((a, b) => (a.entryId < b.entryId ? -1 : 1));

/** The entries after a change. */
const changed = <E extends Queued>(
  entries: readonly E[],
  { put = [], remove = [] }: QueueChange<E>,
): readonly E[] => {
  const gone = new Set([...remove, ...put.map(({ entryId }) => entryId)]);
  return [...entries.filter(({ entryId }) => !gone.has(entryId)), ...put];
};

/**
 * What is on its way to the server: written down first, then sent in the order of typing, one at a time, as often as it
 * takes. An entry is good for one change by its id, so sending it again after a lost answer does no harm. What an
 * answer means for the entries is said by `settle` of the queue in question.
 */
export abstract class SendQueue<E extends Queued, S extends { readonly kind: string }> {
  readonly #parts: SendQueueParts<E, S>;
  #writing: Promise<void> = Promise.resolve();
  /** Changes that are not on the disk yet, or could not be put there. */
  #unwritten: QueueChange<E>[] = [];
  #sending: Promise<void> | null = null;
  #cut = new AbortController();
  #stopped = false;

  constructor(parts: SendQueueParts<E, S>) {
    this.#parts = parts;
  }

  get entries(): readonly E[] {
    return this.#parts.state.entries;
  }

  get connection(): Connection {
    return this.#parts.state.connection;
  }

  get foreign(): number {
    return this.#parts.state.foreign;
  }

  get durable(): boolean {
    return this.#parts.state.durable;
  }

  /** What somebody has to decide on. */
  get undecided(): E[] {
    return this.entries.filter(({ standing }) => standing.is !== 'waiting');
  }

  /** The entries after an answer; what it brings besides is told to whoever looks before this returns. */
  protected abstract settle(entry: E, answer: S): QueueChange<E>;

  /** Takes up what an earlier page left behind, and sends it. */
  async start(): Promise<void> {
    await this.#reread();
    this.wake();
  }

  /** Another page of this browser changed what is kept. */
  async reread(): Promise<void> {
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

  /** Takes something new; it is sent as soon as it is written down. */
  protected async enqueue(change: QueueChange<E>): Promise<void> {
    await this.change(change);
    this.wake();
  }

  /** On screen at once, on disk after all that was written before. */
  protected change(change: QueueChange<E>): Promise<void> {
    const { state, store } = this.#parts;
    state.entries = inOrder(changed(state.entries, change));
    this.#unwritten.push(change);
    this.#writing = this.#writing
      .then(() => store.change(change))
      .then(() => {
        this.#unwritten = this.#unwritten.filter((each) => each !== change);
      })
      .catch(() => {
        // The disk is full, or the browser took its database back: what is typed still lives on this page.
        state.durable = false;
      });
    return this.#writing;
  }

  /** The entry and all that were typed upon it. */
  protected chainFrom(entry: E): E[] {
    const chain = [entry];
    for (const later of this.entries) if (later.after === chain.at(-1)?.entryId) chain.push(later);
    return chain;
  }

  /** What is kept, with what this page could not write down laid over it. */
  async #reread(): Promise<void> {
    const { state, store, isMine } = this.#parts;
    const reading = this.#writing.then(() => store.all());
    this.#writing = reading.then(
      () => undefined,
      () => undefined,
    );
    try {
      const kept = await reading;
      const mine: readonly E[] = kept.filter(isMine);
      state.foreign = kept.length - mine.length;
      state.entries = inOrder(this.#unwritten.reduce(changed<E>, mine));
    } catch {
      state.durable = false;
    }
  }

  #next(): E | undefined {
    const open = new Set(this.entries.map(({ entryId }) => entryId));
    return this.entries.find(
      ({ standing, after }) => standing.is === 'waiting' && (after === null || !open.has(after)),
    );
  }

  async #sendAll(): Promise<void> {
    const { state, send, pause } = this.#parts;
    let tries = 0;
    try {
      for (let entry = this.#next(); entry && !this.#stopped; entry = this.#next()) {
        await this.#writing;
        const answer = await send(entry);
        if (isNoAnswer(answer)) {
          if (answer.kind === 'signed-out') {
            state.connection = 'signed-out';
            return;
          }
          state.connection = answer.kind === 'busy' ? 'busy' : 'lost';
          await pause(PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 0, this.#cut.signal);
          tries += 1;
        } else {
          tries = 0;
          state.connection = 'up';
          await this.change(this.settle(entry, answer));
        }
      }
    } finally {
      // In the same breath as the last look for work: an entry added later finds nobody at it and starts anew.
      this.#sending = null;
    }
  }
}
