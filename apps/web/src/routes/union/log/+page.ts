import { needed } from '$lib/api/load-director.ts';
import { apiQueryOf, choiceIn } from '$lib/log/query.ts';
import { type PageLoad } from './$types';

export const load: PageLoad = async (event) => {
  const { before, ...asked } = choiceIn(event.url.searchParams);
  // Rounds are a tournament's, and have no part in this log.
  const choice = { ...asked, round: '' };
  const query = { ...apiQueryOf(choice), ...(before && { before: Number(before) }) };
  return {
    choice,
    older: before !== '',
    log: await needed(event, (api) => api.GET('/api/union/log', { params: { query } })),
  };
};
