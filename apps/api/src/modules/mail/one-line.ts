/** Line breaks, other control characters, and what turns the direction of writing. */
const BREAKING = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]+/gu;

/** Control characters that a text of several lines does not need. */
const UNPRINTABLE = /[^\P{Cc}\n\t]/gu;

/** [choice] Mail programs show no more of a subject. */
const MAX_LINE = 200;

/** A text as one line that a header can hold: nothing in it can end the header or begin another. */
export const oneLine = (text: string): string =>
  [...text.replace(BREAKING, ' ').replace(/ {2,}/g, ' ').trim()].slice(0, MAX_LINE).join('');

/** A text of several lines, each ended by a line feed alone. */
export const plainText = (text: string): string => text.replace(/\r\n?/g, '\n').replace(UNPRINTABLE, '');
