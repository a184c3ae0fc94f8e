/** What a page needs of an EventSource. */
export interface LiveSource {
  readonly readyState: number;
  addEventListener(type: string, heard: (event: { readonly data: string }) => void): void;
  close(): void;
}

export interface LiveParts {
  /** Address of the stream. */
  readonly address: string;
  /** Fetches what the page shows; gives whether it did. Never called twice at a time. */
  readonly look: () => Promise<boolean>;
  /** Shows what the stream itself told; gives false where the page has to be fetched all the same. */
  readonly take?: (json: string) => boolean;
  /** A page that tells of calls goes on while its tab is not in front; others let their connection go. */
  readonly whileHidden?: boolean;
  readonly open?: (address: string) => LiveSource;
}

/** EventSource.CLOSED: the browser has given up and does not come back by itself. */
const CLOSED = 2;

/** The server beats every 15 seconds; with two of them missing nobody can say whether the line is there. */
const SILENT_MS = 30_000;

/** [choice] How often a page looks by itself while it hears nothing. */
const POLL_MS = 10_000;

/** [choice] Least time from one look to the next. */
const LOOK_MS = 1000;

const TICK_MS = 1000;

/** [choice] A new line is tried after five seconds, then ten, and so on up to a minute. */
const RETRY_MS = { first: 5000, most: 60_000 } as const;

const openSource = (address: string): LiveSource => new EventSource(address);

/**
 * Keeps a page up to date by a stream of changes, and by looking now and then where streams do not get through. Knows
 * since when it may be behind: after a sleep, a dead network, or a server that is away.
 */
export class LiveLine {
  /** Since when what the page shows may be old, as an ISO time; null while it is up to date. */
  behindSince = $state<string | null>(null);

  readonly #parts: LiveParts;
  #source: LiveSource | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;
  /** When the stream was last heard, when it was last opened, and how often that came to nothing. */
  #heardAt = 0;
  #openedAt = 0;
  #failures = 0;
  /** When what is shown was surely what the server had. */
  #freshAt = 0;
  #lookedAt = 0;
  #looking = false;
  /** Something has changed that has not been fetched. */
  #pending = false;
  #tickedAt = 0;

  constructor(parts: LiveParts) {
    this.#parts = parts;
  }

  /** Begins; what was shown was fetched just now. Gives what ends it. */
  start(): () => void {
    const now = Date.now();
    this.#freshAt = now;
    this.#lookedAt = now;
    this.#tickedAt = now;
    this.#open();
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
    const wake = () => this.wake();
    const shown = () => this.#onVisibility();
    window.addEventListener('online', wake);
    window.addEventListener('focus', wake);
    window.addEventListener('pageshow', wake);
    document.addEventListener('visibilitychange', shown);
    return () => {
      window.removeEventListener('online', wake);
      window.removeEventListener('focus', wake);
      window.removeEventListener('pageshow', wake);
      document.removeEventListener('visibilitychange', shown);
      clearInterval(this.#timer);
      this.#close();
    };
  }

  /** Somebody is back, or the network is: looks at once, and no longer trusts a silent line. */
  wake(): void {
    if (!this.#isHeard(Date.now())) this.#open();
    this.#pending = true;
    void this.#look();
  }

  #isHeard = (now: number): boolean => this.#heardAt > 0 && now - this.#heardAt < SILENT_MS;

  #isAsleep = (): boolean => document.visibilityState === 'hidden' && this.#parts.whileHidden !== true;

  #onVisibility(): void {
    if (this.#isAsleep()) this.#close();
    else this.wake();
  }

  #close(): void {
    this.#source?.close();
    this.#source = null;
    this.#heardAt = 0;
  }

  #open(): void {
    this.#close();
    this.#openedAt = Date.now();
    const { open = openSource, address } = this.#parts;
    const source = open(address);
    this.#source = source;
    const heard = (changed: () => boolean) => {
      if (source === this.#source) this.#hear(changed());
    };
    source.addEventListener('beat', () => heard(() => false));
    source.addEventListener('message', (event) => heard(() => this.#parts.take?.(event.data) !== true));
  }

  #hear(changed: boolean): void {
    // On a line that was gone something may have been missed: its first word is the newest state, or none if there is none.
    this.#heardAt = Date.now();
    this.#failures = 0;
    if (changed) this.#pending = true;
    if (this.#pending) void this.#look();
    else if (!this.#looking) this.#isFresh(Date.now());
  }

  #isFresh(at: number): void {
    this.#freshAt = at;
    this.behindSince = null;
  }

  /** Fetches what is shown; what changes meanwhile is fetched after it. */
  async #look(): Promise<void> {
    const now = Date.now();
    if (this.#looking || this.#isAsleep() || now - this.#lookedAt < LOOK_MS) return;
    this.#looking = true;
    this.#lookedAt = now;
    this.#pending = false;
    const done = await this.#parts.look().catch(() => false);
    this.#looking = false;
    if (done) this.#isFresh(now);
    else this.#pending = true;
  }

  #tick(): void {
    const now = Date.now();
    // The machine's clock was put back: what was counted from it means nothing.
    if (now < this.#tickedAt) this.#heardAt = this.#openedAt = this.#lookedAt = 0;
    this.#tickedAt = now;
    if (this.#isAsleep()) return;
    if (now - this.#freshAt >= SILENT_MS) this.behindSince ??= new Date(this.#freshAt).toISOString();
    const heard = this.#isHeard(now);
    if (!heard) this.#tryAgain(now);
    const due = heard ? this.#pending : now - this.#lookedAt >= POLL_MS;
    if (due) void this.#look();
  }

  /** Opens the line anew once it is clear that the browser will not, or that it waits for nothing. */
  #tryAgain(now: number): void {
    const wait = Math.min(RETRY_MS.most, RETRY_MS.first * 2 ** this.#failures);
    const dead = this.#source === null || this.#source.readyState === CLOSED;
    if (now - this.#openedAt < (dead ? wait : Math.max(wait, SILENT_MS))) return;
    this.#failures += 1;
    this.#open();
  }
}
