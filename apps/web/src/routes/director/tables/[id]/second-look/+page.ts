import { needed } from '$lib/api/load-director.ts';
import { type SecondLookView } from '$lib/slip/second-look-slip.ts';
import { type PageLoad } from './$types';

export const load: PageLoad = async (event) => ({
  view: await needed<SecondLookView>(
    event,
    (api) => api.GET('/api/tables/{id}/second-look', { params: { path: { id: event.params.id } } }) as never,
  ),
});
