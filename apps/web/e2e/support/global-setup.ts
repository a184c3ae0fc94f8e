import { migrate } from '../../../../scripts/lib/migrate.mjs';
import { throwawayDatabase } from './database.ts';
import { firstSignIn } from './first-sign-in.ts';
import { announceRun } from './run.ts';
import { startServer } from './server.ts';
import { buildWeb } from '../../../../scripts/lib/web-build.mjs';

/** A real server with the built pages on a database of its own, for all tests of the run. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildWeb({ log: console.log });
  const database = await throwawayDatabase();
  await migrate(database.url);
  const server = await startServer(database.url);
  announceRun({ url: server.url, session: await firstSignIn(server.url, server.token) });
  return async () => {
    await server.stop();
    await database.drop();
  };
}
