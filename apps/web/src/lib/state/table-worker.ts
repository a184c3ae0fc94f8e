/** What the browser calls a wish to send later (Background Sync); not every browser has it. */
export const SEND_LATER = 'spadille-table';

interface WithSync {
  readonly sync?: { register(tag: string): Promise<void> };
}

/**
 * Lets the table's page open without network, where the connection is encrypted; on plain http, the normal case in a
 * hall, browsers have no such thing and nothing is asked for. `scope` is the folder of the table's pages.
 */
export async function installTableWorker(scope: string): Promise<void> {
  if (!window.isSecureContext || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/service-worker.js', { scope });
  } catch {
    // A browser that will not: the page works as it does on plain http.
  }
}

/** Asks the browser to send what waits when the network is back, even if the page is closed by then. */
export function askToSendLater(): void {
  if (!window.isSecureContext || !('serviceWorker' in navigator)) return;
  void navigator.serviceWorker
    .getRegistration(location.pathname)
    .then((registration) => (registration as WithSync | undefined)?.sync?.register(SEND_LATER))
    .catch(() => undefined);
}
