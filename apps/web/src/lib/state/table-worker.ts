/** What the browser calls a wish to send later (Background Sync); not every browser has it. */
export const SEND_LATER = 'spadille-table';

/** Pages and the service worker of one browser tell each other on this channel that something was said or sent. */
export const TABLE_CHANNEL = 'spadille-table';

interface WithSync {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** What a page tells its service worker: the files that it was made of. */
export interface KeepPage {
  readonly kind: 'keep-page';
  readonly files: readonly string[];
}

/**
 * Lets the table's page open without network, where the connection is encrypted; on plain http, the normal case in a
 * hall, browsers have no such thing and nothing is asked for. `scope` is the folder of the table's pages.
 */
export async function installTableWorker(scope: string): Promise<void> {
  if (!window.isSecureContext || !('serviceWorker' in navigator)) return;
  try {
    const { installing, waiting, active } = await navigator.serviceWorker.register('/service-worker.js', {
      scope,
    });
    await document.fonts.ready;
    const message: KeepPage = { kind: 'keep-page', files: filesOfPage() };
    for (const worker of [installing, waiting, active]) worker?.postMessage(message);
  } catch {
    // A browser that will not: the page works as it does on plain http.
  }
}

/** The paths of this site's files that the page has loaded. */
const filesOfPage = (): string[] => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname),
  ),
];

/** Asks the browser to send what waits when the network is back, even if the page is closed by then. */
export function askToSendLater(): void {
  if (!window.isSecureContext || !('serviceWorker' in navigator)) return;
  void navigator.serviceWorker
    .getRegistration(location.pathname)
    .then((registration) => (registration as WithSync | undefined)?.sync?.register(SEND_LATER))
    .catch(() => undefined);
}
