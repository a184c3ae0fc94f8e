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
  const { searchParams } = event.url;
  /** A board that was looked at when the error was found. */
  const known = { board: searchParams.get('board') ?? '', tableId: searchParams.get('table') };
  return { rulings, later: laterRounds(stages, event.params.id), known };
};
