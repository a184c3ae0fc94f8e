import { describe, expect, it } from 'vitest';
import { LANGS } from './lang.ts';
import { MESSAGES } from './messages.ts';

/** Every text with the way to it; a function is called with stand-ins so that its words are seen. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (value === standIn) return [[path, '7']];
  if (typeof value === 'function')
    return textsOf(callWithStandIns(value as (...args: unknown[]) => unknown), path);
  if (Array.isArray(value)) return value.flatMap((each, index) => textsOf(each, `${path}[${index}]`));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, each]) =>
      textsOf(each, path === '' ? key : `${path}.${key}`),
    );
  }
  return [];
}

/** Stands for a number, a text, a list, or the facts of a team that goes on alike. */
const standIn = {
  toString: () => '7',
  join: () => '7',
  length: 1,
  map: () => ['7'],
  every: () => false,
  filter: () => ['7'],
  replace: () => '7',
  toLowerCase: () => '7',
  rank: '7',
  place: '7',
  pool: '7',
  played: '7',
  asIfPlayed: '7',
  matchPoints: '7',
  gamePoints: '7',
};

const callWithStandIns = (text: (...args: unknown[]) => unknown): unknown =>
  text(...Array.from({ length: Math.max(text.length, 4) }, () => standIn));

describe('the texts', () => {
  const [da, en] = LANGS.map((lang) => textsOf(MESSAGES[lang]));

  it('are the same ones in both languages', () => {
    expect(en?.map(([path]) => path).sort()).toEqual(da?.map(([path]) => path).sort());
  });

  it.each(LANGS)('are nowhere empty or unfinished (%s)', (lang) => {
    const bad = textsOf(MESSAGES[lang]).filter(
      ([, text]) => text.trim() === '' || /\b(TODO|undefined|null|NaN)\b/.test(text),
    );
    expect(bad).toEqual([]);
  });

  it('do not use a keyboard minus before a number', () => {
    for (const lang of LANGS) {
      expect(textsOf(MESSAGES[lang]).filter(([, text]) => /(^|\s)-\d/.test(text))).toEqual([]);
    }
  });

  it('are really translated: a Danish letter in an English text is a name', () => {
    const names = /l’hombre|Købe nolo|Tourné|Østerbro|Ærø|Å or aa/gi;
    const danish = en?.filter(([, text]) => /[æøåÆØÅ]/.test(text.replace(names, '')));
    expect(danish).toEqual([]);
  });
});
