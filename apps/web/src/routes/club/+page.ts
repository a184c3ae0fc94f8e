import { redirect } from '@sveltejs/kit';
import { needed } from '$lib/api/load-director.ts';
import { href } from '$lib/i18n/paths.ts';
import { langOf } from '$lib/i18n/lang.ts';
import { type PageLoad } from './$types';

/** Who looks after one club is led to it. */
export const load: PageLoad = async (event) => {
  const clubs = await needed(event, (api) => api.GET('/api/own-clubs'));
  const [only] = clubs;
  if (clubs.length === 1 && only) {
    redirect(307, href(langOf(event.url.pathname), 'clubEntries', { id: only.id }));
  }
  return { clubs };
};
