import { redirect } from '@sveltejs/kit';
import { createApi } from '$lib/api/client.ts';
import { ifThere, need, numberIn } from '$lib/api/read.ts';
import { langOf } from '$lib/i18n/lang.ts';
import { href } from '$lib/i18n/paths.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ fetch, url, params }) => {
  const api = createApi(fetch, url.origin);
  const path = { slug: params.slug, number: numberIn(params.round) };
  const published = api.GET('/api/public/tournaments/{slug}/rounds/{number}', { params: { path } });
  const round = await ifThere(published);
  if (round !== null) return { round };
  // Not published yet: whoever comes here while the round is followed is led there.
  const followed = await ifThere(
    api.GET('/api/public/tournaments/{slug}/rounds/{number}/live', { params: { path } }),
  );
  if (followed?.state.results === 'live') {
    redirect(307, href(langOf(url.pathname), 'live', { slug: path.slug, round: path.number }));
  }
  return { round: await need(published) };
};
