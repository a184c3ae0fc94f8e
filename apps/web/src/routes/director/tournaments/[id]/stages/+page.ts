import { needed } from '$lib/api/load-director.ts';
import { type PageLoad } from './$types';

export const load: PageLoad = async (event) => {
  event.depends('director:stages');
  return {
    view: await needed(event, (api) =>
      api.GET('/api/tournaments/{id}/stages', { params: { path: { id: event.params.id } } }),
    ),
  };
};
