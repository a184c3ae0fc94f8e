import { createApi } from '$lib/api/client.ts';
import { need, numberIn } from '$lib/api/read.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ fetch, url, params }) => ({
  view: await need(
    createApi(fetch, url.origin).GET('/api/public/tournaments/{slug}/rounds/{number}/live/matches/{match}', {
      params: {
        path: { slug: params.slug, number: numberIn(params.round), match: numberIn(params.match) },
      },
    }),
  ),
});
