import { currentStage } from '$lib/domain-ui/director/pools/current-stage.ts';
import { needed } from '$lib/api/load-director.ts';
import { type PageLoad } from './$types';

export const load: PageLoad = async (event) => {
  event.depends('director:pools');
  const { tournament } = await event.parent();
  const stage = currentStage(tournament, event.url.searchParams.get('stage'));
  return {
    stage,
    pools: await needed(event, (api) =>
      api.GET('/api/stages/{id}/pools', { params: { path: { id: stage?.id ?? '' } } }),
    ),
  };
};
