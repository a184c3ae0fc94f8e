import { needed } from '$lib/api/load-director.ts';
import { type PageLoad } from './$types';

export const load: PageLoad = async (event) => {
  event.depends('club:entries');
  return {
    club: await needed(event, (api) =>
      api.GET('/api/clubs/{id}', { params: { path: { id: event.params.id } } }),
    ),
    entered: await needed(event, (api) =>
      api.GET('/api/clubs/{id}/entries', { params: { path: { id: event.params.id } } }),
    ),
  };
};
