import { ok } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { found } from '../../http/found.ts';
import { type Handlers } from '../../http/handler.ts';
import { readPages } from './read-pages.ts';

/** What anyone may read of a season: stages, pools, draws that are shown, champions, the next table. */
export const seasonPageHandlers = ({ db }: Pick<Deps, 'db'>) => {
  const pages = readPages(db);
  return {
    getPublicSeason: async ({ params }) => found(await pages.season(params.slug)),
    getPublicCrosstable: async ({ params }) => found(await pages.crosstable(params.slug)),
    getPublicDraw: async ({ params }) => found(await pages.draw(params.slug, params.number)),
    findTable: async ({ query, now }) => ok(await pages.tables(query.q, now)),
    getChampions: async () => ok(await pages.rollOfHonour()),
  } satisfies Handlers;
};
