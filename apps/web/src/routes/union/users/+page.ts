import { needed } from '$lib/api/load-director.ts';
import { type PageLoad } from './$types';

export const load: PageLoad = async (event) => {
  event.depends('union:users');
  const [users, clubs, tournaments] = await Promise.all([
    needed(event, (api) => api.GET('/api/users')),
    needed(event, (api) => api.GET('/api/clubs')),
    needed(event, (api) => api.GET('/api/tournaments')),
  ]);
  return { users, clubs, tournaments };
};
