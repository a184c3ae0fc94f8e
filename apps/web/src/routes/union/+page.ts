import { needed } from '$lib/api/load-director.ts';
import { type PageLoad } from './$types';

export const load: PageLoad = async (event) => ({
  tasks: await needed(event, (api) => api.GET('/api/union')),
});
