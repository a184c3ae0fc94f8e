import { createApi } from '$lib/api/client.ts';
import { need, numberIn } from '$lib/api/read.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ fetch, url, params }) => ({
  draw: await need(
    createApi(fetch, url.origin).GET('/api/public/tournaments/{slug}/rounds/{number}/tables', {
      params: { path: { slug: params.slug, number: numberIn(params.round) } },
    }),
  ),
});
