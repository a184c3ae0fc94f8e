import { keepPostgres } from './keep-postgres.mjs';
import { dataFolder, startPostgres } from './postgres.mjs';

/**
 * The database to work on: DATABASE_URL, or the embedded PostgreSQL on the data folder.
 * @param {{ keep?: boolean }} [options] `keep` starts an embedded server again when it dies, for programs that go on
 *   running
 * @returns {Promise<{ url: string, release: () => Promise<void> }>} `release` stops an embedded server that nobody
 *   else uses
 */
export async function openDatabaseServer({ keep = false } = {}) {
  const url = process.env.DATABASE_URL;
  if (url) return { url, release: async () => {} };
  const start = keep ? keepPostgres : startPostgres;
  const server = await start({ dataDir: dataFolder(), log: console.error });
  return {
    url: server.url,
    async release() {
      const { stopped, others } = await server.stop();
      // A server that was running before is somebody else's to stop.
      if (!stopped && !server.adopted)
        console.error(`The database keeps running: ${others} other connection(s) still use it.`);
    },
  };
}
