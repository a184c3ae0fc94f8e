import { needed } from '$lib/api/load-director.ts';
import { type PageLoad } from './$types';

export const load: PageLoad = async (event) => {
  event.depends('director:round');
  return {
    whereabouts: await needed(event, (api) =>
      api.GET('/api/rounds/{id}/whereabouts', { params: { path: { id: event.params.id } } }),
    ),
  };
};
