import { needed } from '$lib/api/load-director.ts';
import { type PageLoad } from './$types';

export const load: PageLoad = async (event) => ({
  standings: await needed(event, (api) =>
    api.GET('/api/tournaments/{id}/standings', { params: { path: { id: event.params.id } } }),
  ),
});
