import { createApi } from '$lib/api/client.ts';
import { need } from '$lib/api/read.ts';
import type { PageServerLoad } from './$types';

/** What the API takes; nobody has a longer name. */
const LONGEST = 120;

export const load: PageServerLoad = async ({ fetch, url }) => {
  const typed = (url.searchParams.get('q') ?? '').trim().slice(0, LONGEST);
  if (typed === '') return { typed, answer: null };
  const answer = await need(
    createApi(fetch, url.origin).GET('/api/public/tables', { params: { query: { q: typed } } }),
  );
  return { typed, answer };
};
