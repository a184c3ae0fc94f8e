import { needed } from '$lib/api/load-director.ts';
import { type PageLoad } from './$types';

export const load: PageLoad = async (event) => {
  event.depends('director:calendar');
  return {
    calendar: await needed(event, (api) =>
      api.GET('/api/tournaments/{id}/calendar', { params: { path: { id: event.params.id } } }),
    ),
  };
};
