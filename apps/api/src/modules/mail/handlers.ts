import { err, ok } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { type Handlers } from '../../http/handler.ts';
import { decideMail } from './decide-mail.ts';
import { outbox } from './outbox.ts';
import { previewNews, sendNews } from './send-news.ts';

/** Mail to clubs: what waits, what was sent, what failed. */
export const mailHandlers = (deps: Deps) =>
  ({
    getOutbox: async ({ query }) => ok(await outbox(deps.db, deps.config.mail, query)),
    decideMail: (call) => decideMail(deps)(call.params.id, call.body, call),
    previewNews: async ({ params, query, now }) => {
      const news = await previewNews(deps, { tournamentId: params.id, ...query, now });
      return news ? ok(news) : err({ code: 'not-found' });
    },
    sendNews: (call) => sendNews(deps)(call.params.id, call.body, call),
  }) satisfies Handlers;
