/**
 * [choice] The letters that a reference can end with: eleven whose names are told apart over the telephone in Danish and
 * English, none of which looks like a digit.
 */
const LETTERS = 'ABHJLMRSUXZ';

/**
 * What a club writes on its payment: two digits of the season's year, the entry's number among that season's, and a check
 * letter, as `26-014-R`. Digits are read aloud without doubt, and the letter tells a reference that was misheard: one
 * wrong digit, or two that changed places, never give another good one.
 * @param year the autumn year of the season
 * @param serial from 1 on, at most 99999999
 */
export function paymentReference(year: number, serial: number): string {
  const [start, rest] = [String(year % 100).padStart(2, '0'), String(serial).padStart(3, '0')];
  return `${start}-${rest}-${checkLetter(start + rest)}`;
}

/** The number of an entry in its reference; undefined for what is no reference. */
export function serialOf(reference: string): number | undefined {
  const read = readReference(reference);
  return read === undefined ? undefined : Number(read.split('-')[1]);
}

/**
 * A reference as somebody typed it, with or without its dashes, in small letters or with blanks; undefined when it is none or
 * its letter does not fit its digits.
 */
export function readReference(typed: string): string | undefined {
  const plain = typed.toUpperCase().replace(/[\s.–−-]/g, '');
  const [, year, serial, letter] = /^(\d{2})(\d{3,8})([A-Z])$/.exec(plain) ?? [];
  if (!year || !serial || letter !== checkLetter(year + serial)) return undefined;
  return `${year}-${serial}-${letter}`;
}

/** Weights 1 to 10 by a digit's place, modulo the prime 11: each single fault changes the sum. */
function checkLetter(digits: string): string {
  const sum = [...digits].reduce((total, digit, index) => total + (index + 1) * Number(digit), 0);
  return LETTERS[sum % LETTERS.length] as string;
}
