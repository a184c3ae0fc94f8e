import { createApi } from '$lib/api/client.ts';
import { need, numberIn } from '$lib/api/read.ts';
import { type LiveRound } from '$lib/wall/types.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ fetch, url, params }) => ({
  // The client's types know lists, not their lengths.
  round: (await need(
    createApi(fetch, url.origin).GET('/api/public/tournaments/{slug}/rounds/{number}/live', {
      params: { path: { slug: params.slug, number: numberIn(params.round) } },
    }),
  )) as LiveRound,
  madeAt: Date.now(),
});
