import { signedPoints } from '@spadille/scoring';
import { type Lang } from './lang.ts';
import { VENUE_ZONE } from './venue-time.ts';

const LOCALES = { da: 'da-DK', en: 'en-GB' } as const satisfies Record<Lang, string>;

/** Game points as the pages write them: as they stand on paper, too. */
export const formatGamePoints = signedPoints;

/** The same for one language's ear: "plus 6", "minus 2", "0". The words are alike in Danish and English. */
export function speakGamePoints(gamePoints: number): string {
  if (gamePoints === 0) return '0';
  return gamePoints > 0 ? `plus ${gamePoints}` : `minus ${-gamePoints}`;
}

/** A whole number with the language's grouping. */
export const formatNumber = (lang: Lang, value: number): string =>
  new Intl.NumberFormat(LOCALES[lang]).format(value);

/**
 * A calendar day (yyyy-mm-dd) in words. It has no time zone, so it is the same day everywhere.
 * Danish: 15. november 2026; English: 15 November 2026.
 */
export function formatDate(lang: Lang, day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  return new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

/** A calendar day for a narrow column. Danish: 15. nov. 2026; English: 15 Nov 2026. */
export function formatShortDate(lang: Lang, day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  return new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: 'medium', timeZone: 'UTC' }).format(date);
}

/** A calendar day with its weekday. */
export function formatWeekday(lang: Lang, day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  return new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: 'full', timeZone: 'UTC' }).format(date);
}

/** A moment (ISO 8601 with offset) as day and clock in Copenhagen. */
export function formatMoment(lang: Lang, instant: string): string {
  return new Intl.DateTimeFormat(LOCALES[lang], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: VENUE_ZONE,
  }).format(new Date(instant));
}

/** The clock of a moment in Copenhagen. */
export function formatClock(lang: Lang, instant: string): string {
  return new Intl.DateTimeFormat(LOCALES[lang], { timeStyle: 'short', timeZone: VENUE_ZONE }).format(
    new Date(instant),
  );
}

/** A time on the clock (hh:mm) as the language writes it. Danish: 10.00; English: 10:00. */
export const formatTimeOfDay = (lang: Lang, time: string): string =>
  lang === 'da' ? time.replace(':', '.') : time;

/** A list in words: "a, b and c". */
export const formatList = (lang: Lang, items: readonly string[]): string =>
  new Intl.ListFormat(LOCALES[lang], { type: 'conjunction' }).format(items);
