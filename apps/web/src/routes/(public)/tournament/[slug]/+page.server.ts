import { createApi } from '$lib/api/client.ts';
import { ifThere, need } from '$lib/api/read.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ fetch, url, params: { slug } }) => {
  const api = createApi(fetch, url.origin);
  const params = { path: { slug } };
  const season = await need(api.GET('/api/public/tournaments/{slug}/season', { params }));
  return {
    season,
    calendar: await ifThere(api.GET('/api/public/tournaments/{slug}/calendar', { params })),
  };
};
