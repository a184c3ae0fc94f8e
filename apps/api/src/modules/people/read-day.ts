import { toDate, toDay } from '../../venue-time.ts';
/** Orders in which a day is written in a list: 2026-09-01, or as in Danish 1.9.2026, 01-09-2026, 1/9-2026. */
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const DANISH = /^(\d{1,2})[.\-/ ]\s?(\d{1,2})[.\-/ ]\s?(\d{4})$/;

/** A day as yyyy-mm-dd; undefined when the text is none that the calendar has. [choice] Years 1900 to 2199. */
export function readDay(text: string): string | undefined {
  const iso = ISO.exec(text);
  const danish = DANISH.exec(text);
  const [year, month, day] = iso ? iso.slice(1) : danish ? danish.slice(1).reverse() : [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  if (!/^(19|20|21)/.test(year)) return undefined;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = toDate(written);
  return Number.isNaN(date.getTime()) || toDay(date) !== written ? undefined : written;
}
