import { needed } from '$lib/api/load-director.ts';
import { type PageLoad } from './$types';

export const load: PageLoad = async (event) => {
  event.depends('director:match');
  return {
    match: await needed(event, (api) =>
      api.GET('/api/matches/{id}', { params: { path: { id: event.params.id } } }),
    ),
    lineUp: await needed(event, (api) =>
      api.GET('/api/matches/{id}/line-up', { params: { path: { id: event.params.id } } }),
    ),
  };
};
