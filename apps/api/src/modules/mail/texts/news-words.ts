import { DateTime } from 'luxon';
import { VENUE_ZONE } from '../../../venue-time.ts';

/** The languages of mail. */
export type MailLang = 'da' | 'en';

const LOCALES: Record<MailLang, string> = { da: 'da-DK', en: 'en-GB' };
const DAY: Record<MailLang, string> = { da: "cccc 'den' d. MMMM yyyy", en: 'cccc d MMMM yyyy' };
const MOMENT: Record<MailLang, string> = { da: "d. MMMM yyyy 'kl.' HH.mm", en: "d MMMM yyyy 'at' HH:mm" };

/** A day in full: `søndag den 15. november 2026`, `Sunday 15 November 2026`. @param day yyyy-mm-dd */
export const dayInWords = (day: string, lang: MailLang): string =>
  DateTime.fromISO(day, { zone: 'utc', locale: LOCALES[lang] }).toFormat(DAY[lang]);

/** A moment on the calendar and clock in Copenhagen: `31. oktober 2026 kl. 23.59`, `31 October 2026 at 23:59`. */
export const momentInWords = (moment: Date, lang: MailLang): string =>
  DateTime.fromJSDate(moment, { zone: VENUE_ZONE }).setLocale(LOCALES[lang]).toFormat(MOMENT[lang]);
