import { needed } from '$lib/api/load-director.ts';
import { type PageLoad } from './$types';

export const load: PageLoad = async (event) => {
  event.depends('club:entries');
  return {
    entered: await needed(event, (api) =>
      api.GET('/api/clubs/{id}/entries', { params: { path: { id: event.params.id } } }),
    ),
  };
};
