import { z } from 'zod';
import * as pub from '../public.ts';
import * as report from '../report.ts';
import { TeamNumber } from '../primitives.ts';
import { file, lang, ok, type RouteDeclaration } from './declare.ts';

const slug = z.strictObject({ slug: z.string().min(1).max(120) });
const nr = z.coerce.number<string>().int().min(1).max(9999);
const publicRound = slug.extend({ number: nr });
const publicMatch = publicRound.extend({ match: nr });

/** What anybody may read: published revisions and nothing else. */
export const publicRoutes = {
  getFrontPage: {
    method: 'GET',
    path: '/api/public',
    summary: 'Latest published results',
    may: 'read-public',
    answer: ok(pub.FrontPage),
  },
  getPublicTournament: {
    method: 'GET',
    path: '/api/public/tournaments/:slug',
    summary: 'A tournament: published rounds and newest standings',
    may: 'read-public',
    params: slug,
    answer: ok(pub.PublicTournamentView),
  },
  getPublicRound: {
    method: 'GET',
    path: '/api/public/tournaments/:slug/rounds/:number',
    summary: 'A published round',
    may: 'read-public',
    params: publicRound,
    answer: ok(report.PublishedRound),
  },
  getPublicMatch: {
    method: 'GET',
    path: '/api/public/tournaments/:slug/rounds/:number/matches/:match',
    summary: 'A published match board by board',
    may: 'read-public',
    params: publicMatch,
    answer: ok(pub.PublicMatchView),
  },
  getPublicTeam: {
    method: 'GET',
    path: '/api/public/tournaments/:slug/teams/:number',
    summary: 'A team with its published matches',
    may: 'read-public',
    params: slug.extend({ number: z.coerce.number<string>().pipe(TeamNumber) }),
    answer: ok(pub.PublicTeamView),
  },
  getPublicRoundPdf: {
    method: 'GET',
    path: '/api/public/tournaments/:slug/rounds/:number/results.pdf',
    summary: 'Published results for print',
    may: 'read-public',
    params: publicRound,
    query: lang,
    answer: file('application/pdf'),
  },
  getPublicStandingsPdf: {
    method: 'GET',
    path: '/api/public/tournaments/:slug/rounds/:number/standings.pdf',
    summary: 'Published standings for print',
    may: 'read-public',
    params: publicRound,
    query: lang,
    answer: file('application/pdf'),
  },
  getPublicStandingsCsv: {
    method: 'GET',
    path: '/api/public/tournaments/:slug/rounds/:number/standings.csv',
    summary: 'Published standings as a spreadsheet reads them',
    may: 'read-public',
    params: publicRound,
    query: lang,
    answer: file('text/csv'),
  },
  getPublicRoundPages: {
    method: 'GET',
    path: '/api/public/tournaments/:slug/rounds/:number/pages.zip',
    summary: 'A published round as static pages for another web site, in both languages',
    may: 'read-public',
    params: publicRound,
    answer: file('application/zip'),
  },
} as const satisfies Record<string, RouteDeclaration>;
