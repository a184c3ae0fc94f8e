import { type Outcome, type PlayedContract, type Seat, type Tout } from '@spadille/rules';

/** The languages that have a key card of their own. Either card's keys are understood at any time. */
export type KeyLanguage = 'da' | 'en';

/** The key of each seat, as the key card of a language shows it. */
export const SEAT_LETTERS = {
  da: { N: 'n', W: 'v', S: 's', E: 'ø' },
  en: { N: 'n', W: 'w', S: 's', E: 'e' },
} as const satisfies Record<KeyLanguage, Record<Seat, string>>;

/** The key of each contract, the same in both languages. */
export const CONTRACT_LETTERS = {
  spil: 's',
  'bedre-spil': 'b',
  tourne: 't',
  'kobe-nolo': 'k',
  'tourne-respekt': 'r',
  solo: 'o',
  'solo-spar': 'p',
  'ren-nolo': 'n',
  'nolo-ouvert': 'u',
} as const satisfies Record<PlayedContract, string>;

/** The key of each outcome. */
export const OUTCOME_KEYS = { won: '+', bete: 'b', kruk: 'k' } as const satisfies Record<Outcome, string>;

/** The key of each tout; it is typed after the outcome. */
export const TOUT_KEYS = { made: 't', failed: 'x' } as const satisfies Record<Exclude<Tout, 'none'>, string>;

/** The key of a board that was passed out: a line of its own. */
export const PASS_KEY = '-';

/** Keys that are commands when nothing is typed yet; `penalty` is followed by the offender's seat. */
export const COMMAND_KEYS = { cancel: 'a', clear: 'Delete', ruling: '.', penalty: ',' } as const;

const inverted = <T extends string>(letters: Readonly<Record<T, string>>): [string, T][] =>
  (Object.keys(letters) as T[]).map((meaning) => [letters[meaning], meaning]);

/** Every key that stands for a seat: both cards', and ö for keyboards from next door. */
export const SEAT_BY_KEY: ReadonlyMap<string, Seat> = new Map([
  ...inverted(SEAT_LETTERS.da),
  ...inverted(SEAT_LETTERS.en),
  ['ö', 'E'],
]);

export const CONTRACT_BY_KEY: ReadonlyMap<string, PlayedContract> = new Map(inverted(CONTRACT_LETTERS));

/**
 * Every key that stands for an outcome. [choice] Beside the letters, `=` is bete (the declarer is level with the better
 * defender) and `/` is kruk (struck out): two signs for the two outcomes that have letters. `=` is not a `+` typed
 * without Shift: on the Danish keyboard `+` needs no Shift.
 */
export const OUTCOME_BY_KEY: ReadonlyMap<string, Outcome> = new Map([
  ...inverted(OUTCOME_KEYS),
  ['=', 'bete'],
  ['/', 'kruk'],
]);

export const TOUT_BY_KEY: ReadonlyMap<string, 'made' | 'failed'> = new Map(inverted(TOUT_KEYS));

/** `-`, or `0` for those who type on the number pad. */
export const PASS_KEYS: ReadonlySet<string> = new Set([PASS_KEY, '0']);
