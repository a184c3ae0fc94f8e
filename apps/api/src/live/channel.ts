import { liveEvent, type LiveEvent } from './event-text.ts';
import { type Follower } from './follower.ts';
import { type LiveTopic } from './topic.ts';

/** [choice] Two a second: more than anybody can follow on a screen. */
const EVERY_MS = 500;

/** How soon a reading that failed is tried again. */
const RETRY_MS = 1000;

/** A topic as the hub keeps it: makes text of the data. */
export interface ChannelParts {
  readonly topic: LiveTopic;
  /** The data as JSON; throws where it does not fit the route's schema. */
  readonly toJson: (data: unknown) => string;
  /** Told of a reading that failed. */
  readonly onFault: (error: unknown) => void;
}

/** Everybody who follows one topic, and what they were told last. */
export class Channel {
  readonly followers = new Set<Follower>();
  readonly topic: LiveTopic;
  readonly #parts: ChannelParts;
  #latest: LiveEvent | undefined;
  /** Something may have changed since the last reading was begun. */
  #stale = true;
  #reading = false;
  #timer: NodeJS.Timeout | undefined;
  #nextAt = 0;

  constructor(parts: ChannelParts) {
    this.topic = parts.topic;
    this.#parts = parts;
  }

  /** One more follows: he is told what is known, or else what the next reading gives. */
  add(follower: Follower): void {
    this.followers.add(follower);
    if (this.#latest && !this.#stale && !this.#reading) follower.tell(this.#latest);
    else this.#plan();
  }

  /** It may be another by now. */
  changed(): void {
    this.#stale = true;
    this.#plan();
  }

  /** Ends every stream of it. */
  end(): void {
    clearTimeout(this.#timer);
    for (const follower of this.followers) follower.end();
    this.followers.clear();
  }

  #plan(): void {
    if (this.#reading || this.#timer) return;
    const wait = Math.max(0, this.#nextAt - performance.now());
    this.#timer = setTimeout(() => void this.#read(), wait);
  }

  async #read(): Promise<void> {
    this.#timer = undefined;
    if (this.followers.size === 0) return;
    this.#reading = true;
    this.#stale = false;
    this.#nextAt = performance.now() + (this.topic.everyMs ?? EVERY_MS);
    try {
      await this.#tell();
    } catch (error) {
      this.#stale = true;
      this.#nextAt = performance.now() + RETRY_MS;
      this.#parts.onFault(error);
    } finally {
      this.#reading = false;
    }
    if (this.#stale) this.#plan();
  }

  async #tell(): Promise<void> {
    const snapshot = await this.topic.snapshot();
    if (snapshot === null) return this.end();
    const json = this.#parts.toJson(snapshot.data);
    if (json !== this.#latest?.json) this.#latest = liveEvent(snapshot.seq, json);
    for (const follower of this.followers) follower.tell(this.#latest);
  }
}
