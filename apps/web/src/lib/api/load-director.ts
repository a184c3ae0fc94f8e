import { error, redirect } from '@sveltejs/kit';
import { createApi, type Api } from './client.ts';
import { outcomeOf } from './outcome.ts';
import { href } from '$lib/i18n/paths.ts';
import { langOf } from '$lib/i18n/lang.ts';

interface LoadEvent {
  readonly fetch: typeof globalThis.fetch;
  readonly url: URL;
}

/** The sign-in page, which leads back here. */
function signInAddress({ pathname, search }: URL): string {
  const next = new URLSearchParams({ next: pathname + search });
  return `${href(langOf(pathname), 'signIn')}?${next}`;
}

/**
 * What a director's page cannot do without, for load functions. Without a session it leads to the sign-in page and back;
 * other refusals, a dead network among them, become the error page, which says them in words.
 */
export async function needed<T>(
  { fetch, url }: LoadEvent,
  call: (api: Api) => Parameters<typeof outcomeOf<T>>[0],
): Promise<T> {
  const outcome = await outcomeOf(call(createApi(fetch, url.origin)));
  if (outcome.ok) return outcome.data;
  const { code, status } = outcome.problem;
  if (code === 'not-signed-in') redirect(307, signInAddress(url));
  error(status ?? 503, { message: code, code });
}
