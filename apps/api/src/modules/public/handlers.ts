import { ok, type Refusal, type Result } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { found } from '../../http/found.ts';
import { type Handlers } from '../../http/handler.ts';
import { roundResultsPdf, standingsPdf } from '../../print/round-pdf.ts';
import { staticSite } from '../../print/static/static-site.ts';
import { fileStem, printed } from '../publication/printed.ts';
import { comingUp } from '../season-pages/coming-up.ts';
import { publicNames } from '../season-pages/public-names.ts';
import { teamPlayers } from '../season-pages/team-players.ts';
import { liveNow } from '../wall/live-now.ts';
import { frontPage } from './front-page.ts';
import { matchPage } from './match-page.ts';
import { type PublicRound, publicRounds } from '../publication/public-rounds.ts';
import { publicTournament, publishedRound, roundRef } from '../publication/round-ref.ts';
import { standingsCsv } from './standings-csv.ts';
import { teamPage } from './team-page.ts';

/** Handlers of what anyone can read. Results are those of published revisions and no others. */
export const publicHandlers = ({ db }: Pick<Deps, 'db'>) => {
  const rounds = publicRounds(db);
  const one = async <T>(
    { slug, number }: { readonly slug: string; readonly number: number },
    show: (round: PublicRound) => T | undefined | Promise<T | undefined>,
  ): Promise<Result<T, Refusal>> => {
    const round = await rounds.one(slug, number);
    return found(round && (await show(round)));
  };
  return {
    getFrontPage: async ({ now }) =>
      ok({
        live: await liveNow(db),
        ...frontPage(await rounds.latest()),
        ...(await comingUp(db, await rounds.refs(), now)),
      }),
    getPublicTournament: async ({ params }) => {
      const all = await rounds.ofTournament(params.slug);
      const last = all.at(-1);
      return found(
        last && { ...publicTournament(last), rounds: all.map(roundRef), latest: publishedRound(last) },
      );
    },
    getPublicRound: ({ params }) => one(params, publishedRound),
    getPublicMatch: ({ params }) =>
      one(params, async (round) => {
        const seats = round.lineUps.get(params.match) ?? [];
        const names = await publicNames(db, [...new Set(seats.map(({ playerId }) => playerId))]);
        return matchPage(round, params.match, (id) => names.get(id) ?? null);
      }),
    getPublicTeam: async ({ params }) => {
      const all = await rounds.ofTournament(params.slug);
      const page = teamPage(all, params.number);
      return found(page && { ...page, players: await teamPlayers(db, params, all) });
    },
    // The time on a public sheet is that of its publication: the same revision is the same file.
    getPublicRoundPdf: ({ params, query: { lang } }) =>
      one(params, ({ report, publishedAt: now }) =>
        printed(report, { kind: 'results', lang, now }, roundResultsPdf),
      ),
    getPublicStandingsPdf: ({ params, query: { lang } }) =>
      one(params, ({ report, publishedAt: now }) =>
        printed(report, { kind: 'standings', lang, now }, standingsPdf),
      ),
    getPublicStandingsCsv: ({ params, query: { lang } }) =>
      one(params, ({ report }) => ({
        fileName: `${fileStem(report, 'standings', lang)}.csv`,
        bytes: standingsCsv(report, lang),
      })),
    getPublicRoundPages: ({ params }) =>
      one(params, async (published) => {
        const { tournament, round } = published.report;
        const fileName = `${tournament.slug}-${round.number}-sider.zip`;
        return { fileName, bytes: await staticSite(published, standingsCsv) };
      }),
  } satisfies Handlers;
};
