import { folded, RULING_IDS } from '@spadille/rulings';
import { describe, expect, it } from 'vitest';
import { LANGS } from '$lib/i18n/lang.ts';
import { MESSAGES } from '$lib/i18n/messages.ts';
import { keysOf } from './answer-keys.ts';
import { answersOf, factFields } from './fact-fields.ts';

const named = (...labels: string[]) => labels.map((label) => ({ value: label, label }));

describe('the keys of answers', () => {
  it.each([
    ['first letters', named('ja', 'nej'), [['j'], ['n']]],
    ['the next free letter', named('gives', 'gives ikke'), [['g'], ['i']]],
    [
      'a value that is a digit',
      [
        { value: '0', label: 'gives ikke' },
        { value: '1', label: 'gives' },
      ],
      [['0'], ['1']],
    ],
    [
      'those of seats, in both languages, before any other',
      [
        ...named('none'),
        { value: 'N', label: 'North', keys: ['n'] },
        { value: 'E', label: 'East', keys: ['e', 'ø'] },
      ],
      [['0'], ['n'], ['e', 'ø']],
    ],
    ['the same but for accents', named('ø', 'o'), [['ø'], ['0']]],
  ])('%s', (_, answers, keys) => {
    expect(keysOf(answers)).toEqual(keys);
  });

  it.each(LANGS.flatMap((lang) => RULING_IDS.map((rule) => [lang, rule] as const)))(
    'in %s each answer of %s has one of its own',
    (lang, rule) => {
      for (const field of factFields(rule)) {
        const keys = keysOf(answersOf(field, lang, MESSAGES[lang]));
        // A list of more has the keys that lists have.
        if (keys.length > 10) continue;
        expect(keys.every(({ length }) => length > 0)).toBe(true);
        const all = keys.flat().map(folded);
        expect(new Set(all).size).toBe(all.length);
        if (field.name === 'penalty') expect(keys).toEqual([['0'], ['1']]);
      }
    },
  );
});
