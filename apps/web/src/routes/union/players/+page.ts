import { needed } from '$lib/api/load-director.ts';
import { type PageLoad } from './$types';

export const load: PageLoad = async (event) => {
  event.depends('union:players');
  const q = event.url.searchParams.get('q') ?? '';
  const page = Number(event.url.searchParams.get('page'));
  return {
    q,
    list: await needed(event, (api) =>
      api.GET('/api/players', {
        params: { query: { q, page: page >= 1 && page <= 10_000 ? Math.floor(page) : 1 } },
      }),
    ),
  };
};
