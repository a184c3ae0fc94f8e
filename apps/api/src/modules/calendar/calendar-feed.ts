import { nameInWords } from '@spadille/competition';
import ical, { ICalEventStatus, type ICalCalendar } from 'ical-generator';
import { DateTime } from 'luxon';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { type Tx } from '../../database/in-transaction.ts';
import { type FileAnswer } from '../../http/handler.ts';
import { toDay, VENUE_ZONE } from '../../venue-time.ts';
import { FEED_WORDS, type FeedLang } from './feed-words.ts';
import { findPublicCalendar } from './public-calendar.ts';
import { type CalendarRow } from './repository.ts';

/** [choice] Two matches of 40 boards with a meal between them: nobody knows when the last table ends. */
const PLAY_DAY_HOURS = 9;

/** [choice] How often a calendar that subscribes should look again. */
const LOOK_AGAIN_SECONDS = 6 * 60 * 60;

/** A tournament's calendar as an iCalendar file (RFC 5545); null when it is not public. */
export async function calendarFeed(db: Tx, slug: string, lang: FeedLang): Promise<FileAnswer | null> {
  const row = await findPublicCalendar(db, slug);
  if (!row) return null;
  return { fileName: `${slug}.ics`, bytes: new TextEncoder().encode(toFeed(row, lang)) };
}

/**
 * The text of the feed. An event's UID is made of its day's id and its SEQUENCE of the day's version, so a day that is moved
 * is the same event later; a cancelled day stays, and says that it is. Times carry their zone, whose rules stand in the file;
 * a day without a time is a whole day, which is the same day everywhere. Stamps are those of the last change: the same
 * calendar is the same file. Pure.
 */
function toFeed(row: CalendarRow, lang: FeedLang): string {
  const feed = ical({
    name: row.name,
    prodId: { company: 'Spadille', product: 'Spadille', language: lang.toUpperCase() },
    timezone: { name: VENUE_ZONE, generator: zoneRules },
    ttl: LOOK_AGAIN_SECONDS,
    source: null,
  });
  for (const stage of row.stages) {
    for (const day of stage.playDays) addDay(feed, day, { tournament: row.name, stage: stage.name, lang });
  }
  addDeadlines(feed, row, lang);
  return stampsInUtc(feed.toString());
}

/** The library leaves the Z of these out where a feed has a zone, though RFC 5545 (3.8.7) has them in UTC and nothing else. */
const stampsInUtc = (feed: string): string =>
  feed.replace(/^((?:DTSTAMP|LAST-MODIFIED):\d{8}T\d{6})(?=\r?$)/gm, '$1Z');

/**
 * The rules of a zone as a VTIMEZONE, under its own name: the library gives Copenhagen's under that of Berlin, which has had
 * the same clock for longer than anybody plans, and a name that the events do not use would leave them without rules.
 */
function zoneRules(zone: string): string | null {
  const rules = tzlib_get_ical_block(zone)[0];
  return rules === undefined ? null : rules.replace(/^(TZID|X-LIC-LOCATION):.*$/gm, `$1:${zone}`);
}

type DayRow = CalendarRow['stages'][number]['playDays'][number];

interface Around {
  readonly tournament: string;
  readonly stage: string;
  readonly lang: FeedLang;
}

function addDay(feed: ICalCalendar, day: DayRow, { tournament, stage, lang }: Around): void {
  const words = FEED_WORDS[lang];
  const cancelled = day.cancelledAt !== null;
  const start = DateTime.fromISO(`${toDay(day.date)}T${day.startsAt ?? '00:00'}`, { zone: VENUE_ZONE });
  const what = [stage, day.label]
    .flatMap((part) => (part === null ? [] : nameInWords(part, lang)))
    .join(', ');
  feed.createEvent({
    id: `play-day-${day.id}@spadille`,
    sequence: day.version - 1,
    stamp: day.changedAt,
    lastModified: day.changedAt,
    timezone: VENUE_ZONE,
    start,
    ...(day.startsAt === null ? { allDay: true } : { end: start.plus({ hours: PLAY_DAY_HOURS }) }),
    summary: cancelled ? words.cancelled(what, tournament) : words.played(what, tournament),
    location: day.venue,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
}

function addDeadlines(feed: ICalCalendar, { id, name, entryTerms }: CalendarRow, lang: FeedLang): void {
  if (!entryTerms) return;
  const { opensAt, deadline, paymentDeadline, changedAt, version } = entryTerms;
  const words = FEED_WORDS[lang];
  const moments = [
    ['entry-opens', opensAt, words.opens],
    ['entry-deadline', deadline, words.deadline],
    ['payment-deadline', paymentDeadline, words.payment],
  ] as const;
  for (const [kind, moment, summary] of moments) {
    if (moment === null) continue;
    feed.createEvent({
      id: `${kind}-${id}@spadille`,
      sequence: version - 1,
      stamp: changedAt,
      lastModified: changedAt,
      timezone: VENUE_ZONE,
      start: DateTime.fromJSDate(moment, { zone: VENUE_ZONE }),
      summary: summary(name),
      status: ICalEventStatus.CONFIRMED,
    });
  }
}
