/**
 * A text as it is searched: without accents and capitals, and Danish letters as those write them who have no key for
 * them. Å, aa and a are one letter, and so are ø, ö, oe and o; æ is ae. Two words that differ by no more than that are
 * taken for the same: nobody who searches minds one line too many.
 */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/å/g, 'a')
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/aa/g, 'a')
    .replace(/oe/g, 'o');

/** The words of a text, folded; whatever is neither letter nor digit parts them. */
export const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
