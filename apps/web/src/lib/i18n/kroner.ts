import { type Lang } from './lang.ts';

const LOCALES = { da: 'da-DK', en: 'en-GB' } as const satisfies Record<Lang, string>;

/** An amount in øre as people write it: `600 kr.`, `1.250,50 kr.`; in English `DKK 600`. */
export function formatKroner(lang: Lang, ore: number): string {
  const whole = ore % 100 === 0;
  const amount = new Intl.NumberFormat(LOCALES[lang], {
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(ore / 100);
  return lang === 'da' ? `${amount} kr.` : `DKK ${amount}`;
}

/** For a box that is typed in: `600` or `600,50`. */
export const kronerForBox = (ore: number): string =>
  ore % 100 === 0 ? String(ore / 100) : (ore / 100).toFixed(2).replace('.', ',');

/**
 * Øre of an amount that somebody typed: `600`, `600,50`, `600.50`, `1.250` or `1 250,5`, with or without `kr.`; null for
 * what is no amount. A point or comma before exactly three digits at the end is one between thousands.
 */
export function parseKroner(typed: string): number | null {
  const plain = typed
    .trim()
    .replace(/\s|kr\.?|dkk/gi, '')
    .replace(/[.,](?=\d{3}(?:\D|$))/g, '')
    .replace(',', '.');
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
}
