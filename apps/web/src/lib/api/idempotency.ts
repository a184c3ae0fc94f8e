import { newId } from '$lib/new-id.ts';

/**
 * Keys for changes that may be asked for again after a lost answer: the same request gets the same key until it has
 * been answered, a different one a key of its own.
 */
export class RepeatKeys {
  #last: { readonly request: string; readonly key: string } | null = null;

  /** Headers for this request; `request` is whatever tells it from others. */
  for(request: unknown): { 'idempotency-key': string } {
    const text = JSON.stringify(request);
    if (this.#last?.request !== text) this.#last = { request: text, key: newId() };
    return { 'idempotency-key': this.#last.key };
  }

  /** The request was answered: the next one, though it be the same, is another. */
  answered(): void {
    this.#last = null;
  }
}
