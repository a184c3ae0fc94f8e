import { createApi } from './client.ts';
import { type SessionUser } from './director-types.ts';
import { outcomeOf } from './outcome.ts';

interface LoadEvent {
  readonly fetch: typeof globalThis.fetch;
  readonly url: URL;
  readonly depends: (dependency: `${string}:${string}`) => void;
}

/** Who is signed in; a page that needs somebody asks the API itself and is refused. */
export async function loadSession({
  fetch,
  url,
  depends,
}: LoadEvent): Promise<{ user: SessionUser | null; connected: boolean }> {
  depends('director:session');
  const session = await outcomeOf(createApi(fetch, url.origin).GET('/api/session'));
  return { user: session.ok ? session.data.user : null, connected: session.ok };
}
