import { CONTRACT_CODES, SEATS, type ContractCode, type Seat } from '@spadille/rules';
import {
  type CatalogueLanguage,
  type FactName,
  factText,
  type GivenFacts,
  irregularityOf,
  type RulingId,
} from '@spadille/rulings';
import { SEAT_LETTERS } from '@spadille/slip-keys';
import { type Messages } from '$lib/i18n/messages.ts';

/** One question of an entry's form. */
export type FactField =
  | {
      readonly name: FactName;
      readonly kind: 'choice';
      readonly optional: boolean;
      readonly values: readonly string[];
    }
  | { readonly name: FactName; readonly kind: 'table' | 'time'; readonly optional: boolean };

/** By question, the answers that can be right; one that is not named has all of its own. */
export type Offered = Readonly<Record<string, readonly string[]>>;

/**
 * The form of an entry, made from the facts that the catalogue asks for: nothing else is asked, and no answer is offered
 * that would be refused. A question that needs no answer and has none left is not asked.
 */
export const factFields = (rule: RulingId, offered: Offered = {}): FactField[] =>
  Object.entries(irregularityOf(rule).asks)
    .map(([key, spec]): FactField => {
      const name = key as FactName;
      return spec.kind === 'choice'
        ? { ...spec, name, values: offered[name] ?? spec.values }
        : { ...spec, name };
    })
    .filter((field) => field.kind !== 'choice' || !field.optional || field.values.length > 0);

const isSeat = (value: string): value is Seat => (SEATS as readonly string[]).includes(value);
const isContract = (value: string): value is ContractCode =>
  (CONTRACT_CODES as readonly string[]).includes(value);

/** The question in words. */
export const questionOf = (name: FactName, language: CatalogueLanguage): string =>
  factText(name, language).question;

/** A value of a fact in words: seats and contracts have the names they have everywhere. */
export function answerOf(
  name: FactName,
  value: string,
  language: CatalogueLanguage,
  words: Messages['contracts'],
): string {
  if (name === 'contract' && isContract(value)) return words.names[value];
  if (isSeat(value)) return words.seats[value];
  return factText(name, language).answers[value] ?? value;
}

/** The answers of a question with their words, beginning with that it is left out where it can be. */
export function answersOf(field: FactField, language: CatalogueLanguage, t: Messages): FactAnswer[] {
  if (field.kind !== 'choice') return [];
  const { leftOut } = t.rulings.facts;
  const none = leftOut[Object.hasOwn(leftOut, field.name) ? (field.name as 'tout') : 'other'];
  return [
    ...(field.optional ? [{ value: '', label: none }] : []),
    ...field.values.map((value) => ({
      value,
      label: answerOf(field.name, value, language, t.contracts),
      ...(isSeat(value) && { keys: seatKeys(value, language) }),
    })),
  ];
}

/** An answer, and the keys that it has by custom. */
export interface FactAnswer {
  readonly value: string;
  readonly label: string;
  readonly keys?: readonly string[];
}

/** A seat's letters as on the slip, in both languages: that of the reader first, since it is the one that is shown. */
export const seatKeys = (seat: Seat, language: CatalogueLanguage): readonly string[] => [
  ...new Set([SEAT_LETTERS[language][seat], SEAT_LETTERS.da[seat], SEAT_LETTERS.en[seat]]),
];

/** What was answered, for the API: only facts of this entry, and none that was left out. */
export const givenFacts = (rule: RulingId, answers: GivenFacts): GivenFacts =>
  Object.fromEntries(
    factFields(rule)
      .map(({ name }) => [name, answers[name]?.trim() ?? ''] as const)
      .filter(([, value]) => value !== ''),
  );

/** The questions that still have to be answered. */
export const missingFacts = (rule: RulingId, answers: GivenFacts): FactName[] => {
  const given = givenFacts(rule, answers);
  const missing = factFields(rule).filter(({ name, optional }) => !optional && given[name] === undefined);
  const first = factFields(rule)[0];
  if (irregularityOf(rule).needsSomeFact && Object.keys(given).length === 0 && first) return [first.name];
  return missing.map(({ name }) => name);
};
