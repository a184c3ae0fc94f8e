import { needed } from '$lib/api/load-director.ts';
import { type PageLoad } from './$types';

export const load: PageLoad = async (event) => {
  event.depends('union:club');
  return {
    club: await needed(event, (api) =>
      api.GET('/api/clubs/{id}', { params: { path: { id: event.params.id } } }),
    ),
  };
};
