/**
 * A name as it is compared and searched: without accents, capitals and whatever is neither letter nor digit, and Danish
 * letters as those write them who have no key for them. Å, aa and a are one letter, and so are ø, ö, oe and o; æ and ä
 * are ae. [choice] Two names that differ by no more than that may be one person's: somebody looks before anything is done.
 */
export const foldName = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/å/g, 'a')
    .replace(/[æä]/g, 'ae')
    .replace(/ø/g, 'o')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/aa/g, 'a')
    .replace(/oe/g, 'o')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Whether a name is one that was searched for: every word typed begins one of its words, in any order; nothing typed
 * finds everybody.
 */
export function isNameFound(name: string, typed: string): boolean {
  const words = foldName(name).split(' ');
  return foldName(typed)
    .split(' ')
    .every((start) => words.some((word) => word.startsWith(start)));
}
