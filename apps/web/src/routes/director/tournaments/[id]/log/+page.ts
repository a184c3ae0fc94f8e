import { needed } from '$lib/api/load-director.ts';
import { apiQueryOf, choiceIn } from '$lib/log/query.ts';
import { type PageLoad } from './$types';

export const load: PageLoad = async (event) => {
  event.depends('director:log');
  const { before, ...choice } = choiceIn(event.url.searchParams);
  const query = { ...apiQueryOf(choice), ...(before && { before: Number(before) }) };
  return {
    choice,
    older: before !== '',
    log: await needed(event, (api) =>
      api.GET('/api/tournaments/{id}/log', { params: { path: { id: event.params.id }, query } }),
    ),
  };
};
