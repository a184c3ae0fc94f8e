import type { Lang } from '$lib/i18n/lang.ts';

/** The files of a published round, in the language of the page. */
export function publicFiles(lang: Lang, slug: string, round: number) {
  const base = `/api/public/tournaments/${encodeURIComponent(slug)}/rounds/${round}`;
  const file = (name: string) => `${base}/${name}?lang=${lang}`;
  return { results: file('results.pdf'), standings: file('standings.pdf'), csv: file('standings.csv') };
}
