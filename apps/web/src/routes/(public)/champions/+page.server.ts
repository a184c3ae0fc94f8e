import { createApi } from '$lib/api/client.ts';
import { need } from '$lib/api/read.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ fetch, url }) => ({
  champions: await need(createApi(fetch, url.origin).GET('/api/public/champions')),
});
