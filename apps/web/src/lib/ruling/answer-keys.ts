import { folded } from '@spadille/rulings';

/** An answer as its keys look at it. */
interface Keyed {
  readonly value: string;
  readonly label: string;
  /** Keys that are its own by custom, as the letters of seats are. */
  readonly keys?: readonly string[] | undefined;
}

const DIGITS = [...'0123456789'];

/**
 * The keys of each answer of a question, the one to show first. No key takes two answers: where first letters are the same
 * the next free letter of the label is taken, and a value that is a digit has that digit.
 */
export function keysOf(answers: readonly Keyed[]): readonly (readonly string[])[] {
  const taken = new Set(answers.flatMap(({ keys = [] }) => keys.map(folded)));
  return answers.map(({ value, label, keys }) => {
    if (keys) return keys;
    const wanted = DIGITS.includes(value) ? [value] : (label.match(/[\p{L}\p{N}]/gu) ?? []);
    const key = [...wanted, ...DIGITS].find((each) => !taken.has(folded(each)));
    if (key === undefined) return [];
    taken.add(folded(key));
    return [key];
  });
}
