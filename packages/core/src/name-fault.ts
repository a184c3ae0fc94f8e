/** Control characters, line breaks, characters that turn the direction of writing, and halves of characters. */
const HIDDEN = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/u;

/** Something that can be seen. */
const VISIBLE = /[^\p{C}\p{Z}]/u;

/** Spreadsheets take a text that begins so for a formula. */
const FORMULA = /^[=+@-]/;

/** [choice] Longest name of a team, club, player or tournament, in characters. */
export const MAX_NAME = 120;

/** What can be amiss with a name. */
export type NameFault = 'hidden-characters' | 'nothing-visible' | 'formula' | 'too-long';

/** Whether a text of one line shows what it holds: something to be seen, and nothing that hides or turns the rest. */
export const isShownAsItIs = (text: string): boolean => !HIDDEN.test(text) && VISIBLE.test(text);

/**
 * What keeps a name, without blanks around it, from standing on pages, paper and in spreadsheets; undefined when
 * nothing does. Names typed in and names from files are held to this one rule, so what is taken in can be written out.
 */
export function nameFault(name: string): NameFault | undefined {
  if (HIDDEN.test(name)) return 'hidden-characters';
  if (!VISIBLE.test(name)) return 'nothing-visible';
  if (FORMULA.test(name)) return 'formula';
  return [...name].length > MAX_NAME ? 'too-long' : undefined;
}
