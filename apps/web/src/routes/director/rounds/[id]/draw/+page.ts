import { needed } from '$lib/api/load-director.ts';
import { type PageLoad } from './$types';

export const load: PageLoad = async (event) => {
  const { round } = await event.parent();
  return {
    teams: await needed(event, (api) =>
      api.GET('/api/tournaments/{id}/teams', { params: { path: { id: round.tournament.id } } }),
    ),
  };
};
