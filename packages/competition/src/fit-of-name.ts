import { foldName, isNameFound } from './fold-name.ts';
import { isOneSlipApart } from './one-slip.ts';

/** How a name fits what somebody typed: found as it is, or nearly. */
export type NameFit = 'found' | 'near';

/** [choice] In a shorter word one letter is too much of the word. */
const SHORTEST_NEAR = 4;

/**
 * How a name fits a search by somebody who types as he speaks; null when it does not. `found`: every word typed begins a
 * word of the name, whatever capitals, accents and ways of writing æ ø å. `near`: also with one slip a word. Fewer than
 * two letters find nothing, so that nobody is listed by the alphabet.
 */
export function fitOfName(name: string, typed: string): NameFit | null {
  const wanted = foldName(typed);
  if (wanted.length < 2) return null;
  if (isNameFound(name, typed)) return 'found';
  const words = foldName(name).split(' ');
  return wanted.split(' ').every((word) => words.some((other) => isNear(other, word))) ? 'near' : null;
}

/** A slip in the whole word, or in as much of it as was typed. */
function isNear(word: string, typed: string): boolean {
  if (word.startsWith(typed)) return true;
  if (typed.length < SHORTEST_NEAR) return false;
  return isOneSlipApart(word, typed) || isOneSlipApart(word.slice(0, typed.length), typed);
}
