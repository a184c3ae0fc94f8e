import { needed } from '$lib/api/load-director.ts';
import { type PageLoad } from './$types';

export const load: PageLoad = async (event) => {
  event.depends('union:entries');
  const params = { path: { id: event.params.id } };
  const [list, terms] = await Promise.all([
    needed(event, (api) => api.GET('/api/tournaments/{id}/entries', { params })),
    needed(event, (api) => api.GET('/api/tournaments/{id}/entry-terms', { params })),
  ]);
  return { list, terms };
};
