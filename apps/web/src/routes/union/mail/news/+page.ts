import { needed } from '$lib/api/load-director.ts';
import { chosen, NEWS_KINDS, NEWS_LANGS } from '$lib/mail/types.ts';
import { type PageLoad } from './$types';

/** The newest tournament unless another one is named. */
export const load: PageLoad = async (event) => {
  event.depends('union:news');
  const wanted = event.url.searchParams;
  const tournaments = await needed(event, (api) => api.GET('/api/tournaments'));
  const newest = [...tournaments].sort((a, b) => b.season.localeCompare(a.season));
  const tournament = tournaments.find(({ id }) => id === wanted.get('tournament')) ?? newest[0];
  const kind = chosen(NEWS_KINDS, wanted.get('kind'));
  const lang = chosen(NEWS_LANGS, wanted.get('lang'));
  return {
    tournaments: newest,
    tournament,
    kind,
    lang,
    news: tournament
      ? await needed(event, (api) =>
          api.GET('/api/tournaments/{id}/news', {
            params: { path: { id: tournament.id }, query: { kind, lang } },
          }),
        )
      : null,
  };
};
