import { needed } from '$lib/api/load-director.ts';
import { type LayoutLoad } from './$types';

export const load: LayoutLoad = async (event) => {
  event.depends('director:round');
  return {
    round: await needed(event, (api) =>
      api.GET('/api/rounds/{id}', { params: { path: { id: event.params.id } } }),
    ),
  };
};
