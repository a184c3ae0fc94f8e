import { needed } from '$lib/api/load-director.ts';
import { type PageLoad } from './$types';

export const load: PageLoad = async (event) => ({
  slip: await needed(event, (api) =>
    api.GET('/api/tables/{id}/slip', { params: { path: { id: event.params.id } } }),
  ),
});
