import { setTimeout as pause } from 'node:timers/promises';
import { isGone } from './postgres-running.mjs';
import { startPostgres } from './postgres.mjs';

/** [choice] How often it is looked whether the server still runs: the pages wait no longer than they can bear. */
const LOOK_MS = 1000;

/** @typedef {import('./postgres.mjs').Postgres} Postgres */
/** @typedef {NonNullable<Parameters<typeof startPostgres>[0]>} StartOptions */

/**
 * Starts the embedded PostgreSQL, and starts it again at the same address whenever it has died, until it is stopped:
 * what has its address finds it again, with all that was committed.
 * @param {StartOptions & { log?: (line: string) => void }} options
 * @returns {Promise<Postgres>}
 */
export async function keepPostgres({ log = () => {}, ...options }) {
  let server = await startPostgres({ log, ...options });
  const { url } = server;
  const { port } = new URL(url);
  const stopped = new AbortController();

  async function startAgain() {
    log('The database has ended unexpectedly. It is started again …');
    for (let tries = 0; !stopped.signal.aborted; tries++) {
      try {
        server = await startPostgres({ log, ...options, settings: { ...options.settings, port } });
        log(
          server.url === url
            ? 'The database runs again. Nothing that was saved is lost.'
            : 'Another command has started the database elsewhere: stop Spadille with Ctrl-C and start it again.',
        );
        return;
      } catch (error) {
        // Its processes that are still ending hold it up for a moment; anything else is worth a line.
        if (tries === 5) log(error instanceof Error ? error.message : String(error));
        await pause(LOOK_MS);
      }
    }
  }

  async function watch() {
    while (!stopped.signal.aborted) {
      await pause(LOOK_MS, undefined, { signal: stopped.signal, ref: false }).catch(() => {});
      if (!stopped.signal.aborted && server.url === url && (await isGone(Number(port)))) await startAgain();
    }
  }

  const watching = watch();
  return {
    url,
    adopted: server.adopted,
    folder: server.folder,
    async stop(how) {
      stopped.abort();
      await watching;
      return server.stop(how);
    },
  };
}
