import { secondsOf, type WallPage } from './wall-pages.ts';

/**
 * Goes through pages by itself, each as long as it needs to be read, until it is paused. Pages come and go while it
 * runs: the one that is shown stays as long as it is there.
 */
export class Rotation {
  paused = $state(false);
  #key = $state<string | null>(null);
  readonly #pages: () => readonly WallPage[];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param pages what there is now, asked anew each time */
  constructor(pages: () => readonly WallPage[]) {
    this.#pages = pages;
  }

  /** The page that is shown; none while there is nothing to show. */
  get page(): WallPage | undefined {
    return this.#pages()[this.index];
  }

  /** Its number, from 0. */
  get index(): number {
    return Math.max(
      0,
      this.#pages().findIndex(({ key }) => key === this.#key),
    );
  }

  /** Begins; gives what ends it. */
  start(): () => void {
    this.#wait();
    return () => clearTimeout(this.#timer);
  }

  /** A step on or back, also while paused; at the end it begins again. */
  go(step: 1 | -1): void {
    const pages = this.#pages();
    const next = pages[(this.index + step + pages.length) % Math.max(1, pages.length)];
    this.#key = next?.key ?? null;
    this.#wait();
  }

  pause(): void {
    this.paused = !this.paused;
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.paused) return;
    const { page } = this;
    this.#key = page?.key ?? null;
    this.#timer = setTimeout(() => this.go(1), (page ? secondsOf(page) : 1) * 1000);
  }
}
