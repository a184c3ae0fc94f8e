import { currentStage } from '$lib/domain-ui/director/pools/current-stage.ts';
import { type PageLoad } from './$types';

export const load: PageLoad = async ({ parent, url }) => {
  const { tournament } = await parent();
  return { stage: currentStage(tournament, url.searchParams.get('stage')) };
};
