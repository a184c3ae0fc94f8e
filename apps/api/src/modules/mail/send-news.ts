import { type NewsPreview, type NewsSent, type SendNews } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Deps } from '../../deps.ts';
import { appendEvent, lockChain } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { composeNews, type NewsWanted } from './news.ts';
import { sentFrom } from './outbox.ts';
import { queueMail } from './queue-mail.ts';

/** News as it would go: whom to, and the whole text; null when there is no such tournament. */
export async function previewNews(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  wanted: NewsWanted,
): Promise<z.input<typeof NewsPreview> | null> {
  const news = await composeNews(db, wanted);
  if (!news) return null;
  const { mails, unreachable, ...text } = news;
  return {
    ...text,
    sentFrom: sentFrom(config.mail),
    receivers: mails.map(({ clubs, name, address, known }) => ({ clubs: [...clubs], name, address, known })),
    unreachable: [...unreachable],
  };
}

/**
 * Writes to all receivers that have not had this very text, one mail each. Refuses `news-changed` when text or receivers are
 * not those that were shown, and `no-receivers`.
 */
export const sendNews =
  ({ inTransaction }: Pick<Deps, 'inTransaction'>) =>
  (id: string, { kind, lang, etag }: z.output<typeof SendNews>, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<z.input<typeof NewsSent>, Refusal>> => {
      await lockChain(tx, id);
      const news = await composeNews(tx, { tournamentId: id, kind, lang, now: by.now });
      if (!news) return err({ code: 'not-found' });
      if (news.etag !== etag) return err({ code: 'news-changed' });
      if (news.mails.length === 0) return err({ code: 'no-receivers' });
      let queued = 0;
      for (const { name, address, dedupeKey } of news.mails) {
        const { subject, text } = news;
        const became = await queueMail(tx, {
          kind,
          dedupeKey,
          to: { name, address },
          subject,
          text,
          tournamentId: id,
        });
        if (became === 'queued') queued += 1;
      }
      await appendEvent(tx, {
        type: 'news-sent',
        payload: { kind, mails: queued },
        chainId: id,
        subjectId: id,
        ...byWhom(by),
      });
      return ok({ queued });
    });
