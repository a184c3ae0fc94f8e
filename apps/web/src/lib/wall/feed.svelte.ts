import { type LiveRound, type LiveState } from './types.ts';
import { LiveLine, type LiveParts } from '$lib/state/live.svelte.ts';

export interface FeedParts {
  /** What the page was made with. */
  readonly round: LiveRound;
  /** When the server made it, in milliseconds since 1970. */
  readonly madeAt: number;
  /** The wall goes on when it is not in front; a phone in a pocket does not. */
  readonly whileHidden?: boolean;
  readonly open?: LiveParts['open'];
  readonly fetch?: typeof globalThis.fetch;
}

/** The API's address of a round that is followed. */
const addressOf = ({ plan: { tournament, round } }: LiveRound): string =>
  `/api/public/tournaments/${encodeURIComponent(tournament.slug)}/rounds/${round.number}/live`;

/** A round that a page follows: what the stream tells is shown at once, and its plan is fetched when it is another. */
export class Feed {
  round = $state.raw<LiveRound>() as LiveRound;
  /** The server's time, in milliseconds since 1970, counted on by this machine's clock. */
  now = $state(0);
  readonly #parts: FeedParts;
  readonly #line: LiveLine;
  /** How far this machine's clock is behind the server's. */
  #skew: number;

  constructor(parts: FeedParts) {
    this.#parts = parts;
    this.round = parts.round;
    this.now = parts.madeAt;
    this.#skew = parts.madeAt - Date.now();
    const address = addressOf(parts.round);
    this.#line = new LiveLine({
      address: `${address}/stream`,
      look: () => this.#fetch(address),
      take: (json) => this.#take(json),
      whileHidden: parts.whileHidden === true,
      ...(parts.open && { open: parts.open }),
    });
  }

  /** Since when the page may be behind; null while it is up to date. */
  get behindSince(): string | null {
    const { behindSince } = this.#line;
    return behindSince === null ? null : new Date(Date.parse(behindSince) + this.#skew).toISOString();
  }

  /** Begins; gives what ends it. */
  start(): () => void {
    const stop = this.#line.start();
    // The newest, and the server's clock: how long the page was on its way nobody knows.
    void this.#fetch(addressOf(this.round)).catch(() => false);
    const timer = setInterval(() => (this.now = Date.now() + this.#skew), 250);
    return () => {
      clearInterval(timer);
      stop();
    };
  }

  /** Shows what the stream told; gives false when more than that is another. */
  #take(json: string): boolean {
    const state = JSON.parse(json) as LiveState;
    if (state.plan !== this.round.state.plan) return false;
    this.round = { ...this.round, state };
    return true;
  }

  async #fetch(address: string): Promise<boolean> {
    const { fetch = globalThis.fetch } = this.#parts;
    const response = await fetch(address, { headers: { accept: 'application/json' } });
    if (!response.ok) return false;
    const date = Date.parse(response.headers.get('date') ?? '');
    // The header has no fractions: half a second is the least wrong.
    if (!Number.isNaN(date)) this.#skew = date + 500 - Date.now();
    this.round = (await response.json()) as LiveRound;
    return true;
  }
}
