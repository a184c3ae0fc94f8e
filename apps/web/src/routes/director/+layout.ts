import { createApi } from '$lib/api/client.ts';
import { outcomeOf } from '$lib/api/outcome.ts';
import { type LayoutLoad } from './$types';

/** The director's pages run in the browser: they go on when the server does not. */
export const ssr = false;

/** Who is signed in; a page that needs somebody asks the API itself and is refused. */
export const load: LayoutLoad = async ({ fetch, url, depends }) => {
  depends('director:session');
  const session = await outcomeOf(createApi(fetch, url.origin).GET('/api/session'));
  return { user: session.ok ? session.data.user : null, connected: session.ok };
};
