import { needed } from '$lib/api/load-director.ts';
import { type PageLoad } from './$types';

export const load: PageLoad = async (event) => {
  event.depends('director:rulings');
  return {
    rulings: await needed(event, (api) =>
      api.GET('/api/rounds/{id}/rulings', { params: { path: { id: event.params.id } } }),
    ),
  };
};
