import { type RulingId, irregularityOf } from '../catalogue.ts';
import { type FactName } from '../facts.ts';
import { DANISH } from './da/index.ts';
import { ENGLISH } from './en/index.ts';
import { type CatalogueTexts, type FactText, type RulingText } from './texts.ts';

export { type FactText, type RulingText } from './texts.ts';

const TEXTS = { da: DANISH, en: ENGLISH } as const satisfies Record<string, CatalogueTexts>;

/** Languages that the catalogue speaks. */
export type CatalogueLanguage = keyof typeof TEXTS;

/** What is said of an entry to the director. Not for the public: it names the offender. */
export const rulingText = (id: RulingId, language: CatalogueLanguage): RulingText =>
  TEXTS[language].rulings[id];

/** What is said of a fact in a form. Seats and contracts among its values have no answer here. */
export const factText = (fact: FactName, language: CatalogueLanguage): FactText =>
  TEXTS[language].facts[fact];

/** What the public reads of a ruling: the main paragraph and what that is about, never the entry or who offended. */
export function publicRulingText(
  id: RulingId,
  language: CatalogueLanguage,
): { paragraph: number; text: string } {
  const [paragraph] = irregularityOf(id).paragraphs;
  return { paragraph, text: TEXTS[language].public[paragraph] };
}
