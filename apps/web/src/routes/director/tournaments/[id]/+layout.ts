import { needed } from '$lib/api/load-director.ts';
import { type LayoutLoad } from './$types';

export const load: LayoutLoad = async (event) => {
  event.depends('director:tournament');
  const tournament = await needed(event, (api) =>
    api.GET('/api/tournaments/{id}', { params: { path: { id: event.params.id } } }),
  );
  return { tournament };
};
