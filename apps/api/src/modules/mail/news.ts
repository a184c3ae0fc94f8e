import { createHash } from 'node:crypto';
import { type NewsKind } from '@spadille/api-schema';
import { type Tx } from '../../database/in-transaction.ts';
import { toDate, venueDay } from '../../venue-time.ts';
import { findCalendarDays } from '../calendar/calendar-days.ts';
import { waitingTeams } from '../teams-in-play/waiting-teams.ts';
import { type Receiver, receiversOf } from './news-receivers.ts';
import { findClubsToTell, findEnteredTeams, findKnownKeys } from './news-repository.ts';
import { entryListMail } from './texts/entry-list.ts';
import { type MailLang } from './texts/news-words.ts';
import { type NewsText, seasonDatesMail } from './texts/season-dates.ts';

/** Which news, of which tournament, in which language, as of when. */
export interface NewsWanted {
  readonly tournamentId: string;
  readonly kind: NewsKind;
  readonly lang: MailLang;
  readonly now: Date;
}

/** News as it would go: one mail a receiver, each with the key that keeps it from being written twice. */
export interface News extends NewsText {
  readonly mails: readonly (Receiver & { readonly dedupeKey: string; readonly known: boolean })[];
  readonly unreachable: readonly string[];
  readonly etag: string;
}

/**
 * Composes news from what stands in the database now; null when there is no such tournament. The key of a mail is made of
 * its text and address: the same text never goes to the same address twice, but a text that has changed does.
 */
export async function composeNews(db: Tx, wanted: NewsWanted): Promise<News | null> {
  const text = await TEXTS[wanted.kind](db, wanted);
  if (!text) return null;
  const clubs = await findClubsToTell(db, wanted.tournamentId, toDate(venueDay(wanted.now)));
  const { receivers, unreachable } = receiversOf(clubs);
  const of = hash(wanted.kind, wanted.tournamentId, text.subject, text.text);
  const keyed = receivers.map((receiver) => ({
    ...receiver,
    dedupeKey: `${wanted.kind}:${of}:${receiver.address.toLowerCase()}`,
  }));
  const known = await findKnownKeys(
    db,
    keyed.map(({ dedupeKey }) => dedupeKey),
  );
  const mails = keyed.map((mail) => ({ ...mail, known: known.has(mail.dedupeKey) }));
  return { ...text, mails, unreachable, etag: hash(of, ...mails.map(({ dedupeKey }) => dedupeKey)) };
}

const hash = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);

const TEXTS: Record<NewsKind, (db: Tx, wanted: NewsWanted) => Promise<NewsText | null>> = {
  'season-dates': async (db, { tournamentId, lang }) => {
    const calendar = await findCalendarDays(db, tournamentId);
    return calendar && seasonDatesMail(calendar, lang);
  },
  'entry-list': async (db, { tournamentId, lang, now }) => {
    const tournament = await db.tournament.findUnique({
      where: { id: tournamentId },
      select: { name: true },
    });
    if (!tournament) return null;
    const waiting = new Set((await waitingTeams(db, now, tournamentId)).map(({ id }) => id));
    const teams = (await findEnteredTeams(db, tournamentId)).map(({ id, number, name, club }) => ({
      number,
      name,
      club: club?.name ?? null,
      waiting: waiting.has(id),
    }));
    return entryListMail({ tournament: tournament.name, teams }, lang);
  },
};
