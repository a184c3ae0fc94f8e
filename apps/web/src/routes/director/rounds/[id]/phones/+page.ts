import { needed } from '$lib/api/load-director.ts';
import { type PageLoad } from './$types';

export const load: PageLoad = async (event) => {
  event.depends('director:phones');
  return {
    phones: await needed(event, (api) =>
      api.GET('/api/rounds/{id}/phones', { params: { path: { id: event.params.id } } }),
    ),
  };
};
