import { type ContractCode, type Seat } from '@spadille/rules';
import { type ChoiceFact, type DiscretionaryConsequence, type FactName, type FACTS } from '../facts.ts';
import { type RulingId } from '../catalogue.ts';
import { type Paragraph } from '../irregularity.ts';

/** What is said of an entry to the director. */
export interface RulingText {
  /** A few words: the entry's name in a list. */
  readonly title: string;
  /** What happened, in the words that people use at the table: this is searched. */
  readonly situation: string;
  /** What the entry does. */
  readonly effect: string;
}

/** Values that a fact's text names; seats and contracts have their names elsewhere. */
type NamedValue<N extends FactName> = N extends 'consequence'
  ? DiscretionaryConsequence
  : N extends keyof typeof FACTS
    ? (typeof FACTS)[N] extends ChoiceFact<infer V>
      ? Exclude<V, Seat | ContractCode>
      : never
    : never;

/** What is said of a fact in a form: the question, and each value as an answer. */
export interface FactText<V extends string = string> {
  readonly question: string;
  readonly answers: Readonly<Record<V, string>>;
}

export type FactTexts = { readonly [N in FactName]: FactText<NamedValue<N>> };

/** All texts of the catalogue in one language; what has none does not compile. */
export interface CatalogueTexts {
  readonly rulings: Readonly<Record<RulingId, RulingText>>;
  readonly facts: FactTexts;
  /**
   * What the public reads of a ruled board: what the paragraph is about. Entries of one paragraph share it, and it names
   * no one, so that nobody can tell from it who offended.
   */
  readonly public: Readonly<Record<Paragraph, string>>;
}
