import { needed } from '$lib/api/load-director.ts';
import { type PageLoad } from './$types';

export const load: PageLoad = async (event) => {
  event.depends('director:teams');
  return {
    teams: await needed(event, (api) =>
      api.GET('/api/tournaments/{id}/teams', { params: { path: { id: event.params.id } } }),
    ),
    figures: await needed(event, (api) =>
      api.GET('/api/tournaments/{id}/player-figures', { params: { path: { id: event.params.id } } }),
    ),
  };
};
