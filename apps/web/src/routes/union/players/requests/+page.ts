import { needed } from '$lib/api/load-director.ts';
import { type PageLoad } from './$types';

export const load: PageLoad = async (event) => {
  event.depends('union:requests');
  return { requests: await needed(event, (api) => api.GET('/api/name-requests')) };
};
