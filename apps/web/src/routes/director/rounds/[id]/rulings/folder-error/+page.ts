import { needed } from '$lib/api/load-director.ts';
import { laterRounds } from '$lib/ruling/later-rounds.ts';
import { type PageLoad } from './$types';

export const load: PageLoad = async (event) => {
  event.depends('director:rulings');
  const rulings = await needed(event, (api) =>
    api.GET('/api/rounds/{id}/rulings', { params: { path: { id: event.params.id } } }),
  );
  const { stages } = await needed(event, (api) =>
    api.GET('/api/tournaments/{id}', { params: { path: { id: rulings.tournament.id } } }),
  );
  return { rulings, later: laterRounds(stages, event.params.id) };
};
