import { irregularityOf, RULING_IDS } from '@spadille/rulings';
import { describe, expect, it } from 'vitest';
import { LANGS } from '$lib/i18n/lang.ts';
import { MESSAGES } from '$lib/i18n/messages.ts';
import { answerOf, factFields, givenFacts, missingFacts, questionOf, seatKeys } from './fact-fields.ts';

describe('the form of an entry', () => {
  it.each(RULING_IDS)('%s asks for its facts, each with a question and answers in both languages', (rule) => {
    const fields = factFields(rule);
    expect(fields.map(({ name }) => name)).toEqual(Object.keys(irregularityOf(rule).asks));
    for (const field of fields) {
      for (const lang of LANGS) {
        expect(questionOf(field.name, lang)).not.toBe('');
        const values = field.kind === 'choice' ? field.values : [];
        const answers = values.map((value) => answerOf(field.name, value, lang, MESSAGES[lang].contracts));
        expect(new Set(answers).size).toBe(values.length);
        expect(answers.every((answer) => answer !== '')).toBe(true);
      }
    }
  });

  it('seats and contracts have the names they have everywhere', () => {
    const words = MESSAGES.da.contracts;
    expect(answerOf('taken-over', 'E', 'da', words)).toBe('Øst');
    expect(answerOf('contract', 'kobe-nolo', 'da', words)).toBe('Købe nolo');
    expect(answerOf('declarer', 'none', 'da', words)).toBe('ingen');
  });

  it.each([
    ['da', 'E', ['ø', 'e']],
    ['en', 'E', ['e', 'ø']],
    ['en', 'W', ['w', 'v']],
    ['en', 'S', ['s']],
  ] as const)('in %s the keys of %s begin with the one that the reader knows', (lang, seat, keys) => {
    expect(seatKeys(seat, lang)).toEqual(keys);
  });

  it('gives only what is answered, and only what this entry asks for', () => {
    expect(givenFacts('revoke-defender', { 'already-bete': 'no', penalty: '1' })).toEqual({
      'already-bete': 'no',
    });
    expect(givenFacts('ouvert-laid-early', { penalty: '0', 'taken-over': '' })).toEqual({ penalty: '0' });
  });

  it.each([
    ['revoke-declarer', {}, []],
    ['revoke-defender', {}, ['already-bete']],
    ['revoke-defender', { 'already-bete': 'yes' }, []],
    ['defender-showed-partner', { 'as-revoke': 'yes' }, ['already-bete']],
    ['ouvert-laid-early', { penalty: '1' }, []],
    ['misrecorded', {}, ['declarer']],
    ['misrecorded', { outcome: 'won' }, []],
    ['card-swap-found', {}, ['from-table']],
  ] as const)('%s with %o misses %o', (rule, answers, missing) => {
    expect(missingFacts(rule, answers)).toEqual(missing);
  });
});
