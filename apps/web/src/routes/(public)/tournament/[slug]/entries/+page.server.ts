import { createApi } from '$lib/api/client.ts';
import { need } from '$lib/api/read.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ fetch, url, params: { slug } }) => ({
  list: await need(
    createApi(fetch, url.origin).GET('/api/public/tournaments/{slug}/entries', {
      params: { path: { slug } },
    }),
  ),
});
