import { err, ok } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { type Handlers } from '../../http/handler.ts';
import { NO_TOURNAMENT } from '../audit/chain-event.ts';
import { logCsv } from './log-csv.ts';
import { logPage } from './log-page.ts';

const FILE = { da: 'log', en: 'log-en' } as const;

/** Handlers of the trail of who did what and when. */
export const logHandlers = ({ db }: Deps) =>
  ({
    getLog: async ({ params, query }) => ok(await logPage(db, { chainId: params.id, ...query })),
    getLogCsv: async ({ params, query: { lang, ...filter } }) => {
      const tournament = await db.tournament.findUnique({
        where: { id: params.id },
        select: { slug: true },
      });
      if (tournament === null) return err({ code: 'not-found' });
      const bytes = await logCsv(db, { chainId: params.id, ...filter }, lang);
      return ok({ fileName: `${tournament.slug}-${FILE[lang]}.csv`, bytes });
    },
    getUnionLog: async ({ query }) => ok(await logPage(db, { chainId: NO_TOURNAMENT, ...query })),
    getUnionLogCsv: async ({ query: { lang, ...filter } }) =>
      ok({
        fileName: `union-${FILE[lang]}.csv`,
        bytes: await logCsv(db, { chainId: NO_TOURNAMENT, ...filter }, lang),
      }),
  }) satisfies Handlers;
