import { CONTRACT_CODES, OUTCOMES, SEATS, TOUTS } from '@spadille/rules';

/** A fact with a short list of values, as files and forms write them. */
export interface ChoiceFact<V extends string = string> {
  readonly kind: 'choice';
  readonly values: readonly V[];
  readonly optional: boolean;
}

/** A fact without a list: the number of a playing table, or a time at the venue as `YYYY-MM-DDTHH:MM`. */
export interface OpenFact {
  readonly kind: 'table' | 'time';
  readonly optional: boolean;
}

export type FactSpec = ChoiceFact | OpenFact;

/** The facts that an entry asks for, by name. */
export type Asks = Readonly<Record<string, FactSpec>>;

type ValueOf<F extends FactSpec> = F extends ChoiceFact<infer V> ? V : string;
type OptionalOf<A extends Asks> = { [K in keyof A]: A[K]['optional'] extends true ? K : never }[keyof A];

/** Facts as they come from outside: any names, any texts. */
export type GivenFacts = Readonly<Record<string, string>>;

/** One value for each fact asked for; one that is optional may be left out. */
export type FactsOf<A extends Asks> = string extends keyof A
  ? GivenFacts
  : { readonly [K in Exclude<keyof A, OptionalOf<A>>]: ValueOf<A[K]> } & {
      readonly [K in OptionalOf<A>]?: ValueOf<A[K]> | undefined;
    };

const choice = <const V extends string>(values: readonly V[]) =>
  ({ kind: 'choice', values, optional: false }) as const;
const open = <K extends OpenFact['kind']>(kind: K) => ({ kind, optional: false }) as const;

/** The same fact where it need not be given. */
export const optional = <F extends FactSpec>(fact: F): Omit<F, 'optional'> & { readonly optional: true } => ({
  ...fact,
  optional: true,
});

const YES_NO = choice(['yes', 'no']);

/** Every fact that some entry asks for. Names and values are those of round folders. */
export const FACTS = {
  /** Whether a penalty point is given: the director's discretion. */
  penalty: choice(['0', '1']),
  tout: choice(TOUTS),
  'taken-over': choice(SEATS),
  cancel: YES_NO,
  claimed: YES_NO,
  'thrown-in': YES_NO,
  'trick-taken': YES_NO,
  'already-bete': YES_NO,
  'as-revoke': YES_NO,
  declared: choice(['bete', 'kruk']),
  'declared-bete': YES_NO,
  granted: YES_NO,
  declarer: choice([...SEATS, 'none']),
  contract: choice(CONTRACT_CODES),
  outcome: choice([...OUTCOMES, 'none']),
  'from-table': open('table'),
  'from-time': open('time'),
} as const satisfies Asks;

/** What the director lets follow where the rules leave it to their principle (§22); each entry allows some of these. */
export const consequenceFact = <const V extends DiscretionaryConsequence>(values: readonly V[]) =>
  choice(values);

export const DISCRETIONARY_CONSEQUENCES = ['none', 'won', 'bete', 'kruk', 'cancelled', 'penalty'] as const;
export type DiscretionaryConsequence = (typeof DISCRETIONARY_CONSEQUENCES)[number];

/** The name of a fact that some entry asks for. */
export type FactName = keyof typeof FACTS | 'consequence';

const OPEN_FORM: Readonly<Record<OpenFact['kind'], RegExp>> = {
  table: /^[1-9]\d{0,3}$/,
  time: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/,
};

/** Whether a text is a value of the fact, letter by letter. */
export const isValueOf = (fact: FactSpec, text: string): boolean =>
  fact.kind === 'choice' ? fact.values.includes(text) : OPEN_FORM[fact.kind].test(text);
