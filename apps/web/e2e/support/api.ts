import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../../src/lib/api/schema.d.ts';
import { SESSION_COOKIE, thisRun } from './run.ts';

/** The API as the director calls it, for planting what a test needs. */
export type TestApi = Client<paths>;

/** A client that is signed in as the director of a server: the run's when no other is named. */
export function directorApi({ url, session }: { url: string; session: string } = thisRun()): TestApi {
  return createClient<paths>({
    baseUrl: url,
    headers: { origin: url, cookie: `${SESSION_COOKIE}=${encodeURIComponent(session)}` },
  });
}

/** The answer of a call that must be accepted. */
export async function accepted<T>(
  call: Promise<{ data?: T; error?: unknown; response: Response }>,
): Promise<NonNullable<T>> {
  const { data, error, response } = await call;
  if (data === undefined || data === null) {
    throw new Error(`${response.url} answered ${response.status}: ${JSON.stringify(error)}`);
  }
  return data;
}
