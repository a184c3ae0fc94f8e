import { describe, expect, it } from 'vitest';
import {
  type CatalogueLanguage,
  type FactName,
  factText,
  irregularityOf,
  PARAGRAPHS,
  publicRulingText,
  RULING_IDS,
  rulingText,
} from '../index.ts';

const LANGUAGES: readonly CatalogueLanguage[] = ['da', 'en'];

/** Words that tell whose side it was. */
const OFFENDERS =
  /spilfør|modspil|makker|oversid|melder\b|nord|syd|øst|vest|declarer|defender|opponent|partner|sitter|bidder|north|south|east|west/i;

describe.each(LANGUAGES)('texts (%s)', (language) => {
  it.each(RULING_IDS)('%s', (id) => {
    const { title, situation, effect } = rulingText(id, language);
    expect(title).toMatch(/^\p{Lu}.*[^.]$/u);
    expect(situation).toMatch(/^\p{Lu}.*\.$/u);
    expect(effect).toMatch(/^(\p{Lu}|1 ).*\.$/u);
  });

  it('every title is another', () => {
    const titles = RULING_IDS.map((id) => rulingText(id, language).title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('every fact has its question, and every value that is no seat or contract its answer', () => {
    for (const id of RULING_IDS) {
      for (const [name, fact] of Object.entries(irregularityOf(id).asks)) {
        const { question, answers } = factText(name as FactName, language);
        expect(question).not.toBe('');
        const values = fact.kind === 'choice' && name !== 'contract' ? fact.values : [];
        const named = values.filter((value) => !/^[NWSE]$/.test(value));
        expect(Object.keys(answers)).toEqual(expect.arrayContaining(named));
      }
    }
  });

  it.each(RULING_IDS)('the public reads of %s a paragraph, and not who offended', (id) => {
    const { paragraph, text } = publicRulingText(id, language);
    expect(paragraph).toBe(irregularityOf(id).paragraphs[0]);
    expect(text).toMatch(/^\p{Lu}/u);
    expect(text).not.toMatch(OFFENDERS);
  });

  it('the public can’t tell two entries of a paragraph apart', () => {
    for (const paragraph of PARAGRAPHS) {
      const entries = RULING_IDS.filter((id) => irregularityOf(id).paragraphs[0] === paragraph);
      expect(new Set(entries.map((id) => publicRulingText(id, language).text)).size).toBeLessThanOrEqual(1);
    }
  });
});
