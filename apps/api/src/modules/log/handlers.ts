import { err, ok } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { type Handlers } from '../../http/handler.ts';
import { logCsv } from './log-csv.ts';
import { logPage } from './log-page.ts';

const FILE = { da: 'log', en: 'log-en' } as const;

/** Handlers of the trail of who did what and when. */
export const logHandlers = ({ db }: Deps) =>
  ({
    getLog: async ({ params, query }) => ok(await logPage(db, { tournamentId: params.id, ...query })),
    getLogCsv: async ({ params, query: { lang, ...filter } }) => {
      const tournament = await db.tournament.findUnique({
        where: { id: params.id },
        select: { slug: true },
      });
      if (tournament === null) return err({ code: 'not-found' });
      const bytes = await logCsv(db, { tournamentId: params.id, ...filter }, lang);
      return ok({ fileName: `${tournament.slug}-${FILE[lang]}.csv`, bytes });
    },
  }) satisfies Handlers;
