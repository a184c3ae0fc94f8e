/** How long an answer may take on a network that is there but carries nothing. */
const PATIENCE_MS = 15_000;

/** A pause that ends early when it is cut. */
export const pause = (ms: number, cut: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    cut.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/** A fetch that gives up in the end: on a dying network a request can hang for minutes, and all behind it. */
export const patiently =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(), PATIENCE_MS);
    try {
      return await fetch(input, { ...init, signal: giveUp.signal });
    } finally {
      clearTimeout(timer);
    }
  };
