import { CONTRACT_CODES, SEATS, type ContractCode, type Seat } from '@spadille/rules';
import {
  type CatalogueLanguage,
  type FactName,
  factText,
  type GivenFacts,
  irregularityOf,
  type RulingId,
} from '@spadille/rulings';
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

/** The form of an entry, made from the facts that the catalogue asks for: nothing else is asked. */
export const factFields = (rule: RulingId): FactField[] =>
  Object.entries(irregularityOf(rule).asks).map(([name, spec]) => ({ ...spec, name: name as FactName }));

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
