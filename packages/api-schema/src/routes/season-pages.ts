import { z } from 'zod';
import * as pages from '../season-pages.ts';
import { ok, type RouteDeclaration } from './declare.ts';

const slug = z.strictObject({ slug: z.string().min(1).max(120) });
const round = slug.extend({ number: z.coerce.number<string>().int().min(1).max(9999) });

/** What anyone may read of a season: stages, pools, draws that are shown, champions, the next table. */
export const seasonPageRoutes = {
  getPublicSeason: {
    method: 'GET',
    path: '/api/public/tournaments/:slug/season',
    summary: 'A season: its stages, pools, rounds and champion, as far as they are shown',
    may: 'read-public',
    params: slug,
    answer: ok(pages.PublicSeason),
  },
  getPublicCrosstable: {
    method: 'GET',
    path: '/api/public/tournaments/:slug/crosstable',
    summary: 'Team against team by stage and pool, of published rounds',
    may: 'read-public',
    params: slug,
    answer: ok(pages.PublicCrosstable),
  },
  getPublicDraw: {
    method: 'GET',
    path: '/api/public/tournaments/:slug/rounds/:number/tables',
    summary: 'Who meets whom at which tables, once the draw is shown or the round is published',
    may: 'read-public',
    params: round,
    answer: ok(pages.PublicDraw),
  },
  findTable: {
    method: 'GET',
    path: '/api/public/tables',
    summary: 'The next table of a player, a team or a club',
    may: 'read-public',
    query: pages.FindTableQuery,
    answer: ok(pages.FoundTables),
  },
  getChampions: {
    method: 'GET',
    path: '/api/public/champions',
    summary: 'Champions of all seasons, and who won how often',
    may: 'read-public',
    answer: ok(pages.Champions),
  },
} as const satisfies Record<string, RouteDeclaration>;
