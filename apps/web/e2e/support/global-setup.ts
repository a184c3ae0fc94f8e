import { migrate } from '../../../../scripts/lib/migrate.mjs';
import { throwawayDatabase } from './database.ts';
import { announceRun, DIRECTOR, SESSION_COOKIE } from './run.ts';
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

/** Uses the one-time link of the first start, as the director does in the browser. */
async function firstSignIn(url: string, token: string): Promise<string> {
  const response = await fetch(`${url}/api/one-time-links/use`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ token, password: DIRECTOR.password, name: DIRECTOR.name }),
  });
  const cookie = response.headers
    .getSetCookie()
    .map((line) => new RegExp(`^${SESSION_COOKIE}=([^;]+)`).exec(line)?.[1])
    .find(Boolean);
  if (!cookie) throw new Error(`The first link gave no session: ${response.status} ${await response.text()}`);
  return decodeURIComponent(cookie);
}
