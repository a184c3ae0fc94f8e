import { needed } from '$lib/api/load-director.ts';
import { type PageLoad } from './$types';

export const load: PageLoad = async (event) => {
  event.depends('union:player');
  return {
    player: await needed(event, (api) =>
      api.GET('/api/players/{id}', { params: { path: { id: event.params.id } } }),
    ),
  };
};
