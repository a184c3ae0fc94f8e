import { describe, expect, it } from 'vitest';
import { LANGS, langOf, otherLang } from './lang.ts';
import { findPage, href, inLanguage, type PageName, PATHS, routePath } from './paths.ts';

const hrefOf = href as (lang: 'da' | 'en', page: PageName, params: Record<string, string>) => string;

const EVERY_PAGE = (Object.keys(PATHS) as PageName[]).map((page) => {
  const names = [...PATHS[page].en.matchAll(/\[(\w+)\]/g)].map(([, name = '']) => name);
  return { page, params: Object.fromEntries(names.map((name, index) => [name, `x${index}`])) };
});

describe.each(EVERY_PAGE)('$page', ({ page, params }) => {
  it.each(LANGS)('has an address that leads back to it (%s)', (lang) => {
    const address = hrefOf(lang, page, params);
    expect(langOf(address)).toBe(lang);
    expect(findPage(address)).toEqual({ page, params });
  });

  it.each(LANGS)('keeps its place when the language is changed (%s)', (lang) => {
    const address = hrefOf(lang, page, params);
    const other = otherLang(lang);
    expect(inLanguage(address, other)).toBe(hrefOf(other, page, params));
    expect(inLanguage(inLanguage(address, other), lang)).toBe(address);
  });

  it('is one folder of src/routes in both languages', () => {
    const folders = LANGS.map((lang) => routePath(hrefOf(lang, page, params)));
    expect(folders[0]).toBe(folders[1]);
  });
});

it('addresses read as the pages are called', () => {
  expect(href('da', 'match', { slug: 'dm-2026', round: 1, match: 3 })).toBe(
    '/turnering/dm-2026/runde/1/kamp/3',
  );
  expect(href('en', 'match', { slug: 'dm-2026', round: 1, match: 3 })).toBe(
    '/en/tournament/dm-2026/round/1/match/3',
  );
  expect(href('da', 'team', { slug: 'dm-2026', team: 4 })).toBe('/turnering/dm-2026/hold/4');
  expect(href('en', 'front')).toBe('/en');
});

it('a tournament may be called as a word of an address', () => {
  expect(routePath('/turnering/runde')).toBe('/tournament/runde');
  expect(routePath('/turnering/turnering/stilling')).toBe('/tournament/turnering/standings');
});

it.each([
  ['English words without /en', '/tournament/dm/round/1'],
  ['Danish words below /en', '/en/turnering/dm/runde/1'],
  ['English words for the rules', '/rules'],
])('%s are no address', (_, address) => {
  expect(findPage(address)).toBeUndefined();
  expect(routePath(address)).not.toMatch(/^\/(tournament|rules)/);
});

it('what stands in an address is encoded, and a broken code does no harm', () => {
  expect(href('da', 'tournament', { slug: 'a/b æ' })).toBe('/turnering/a%2Fb%20%C3%A6');
  expect(findPage('/turnering/a%2Fb%20%C3%A6')?.params).toEqual({ slug: 'a/b æ' });
  expect(() => routePath('/turnering/%E0%A4%A')).not.toThrow();
});

it('an address that is no page leads to the front page of the other language', () => {
  expect(inLanguage('/findes/ikke', 'en')).toBe('/en');
  expect(inLanguage('/en/nothing', 'da')).toBe('/');
  expect(langOf('/england')).toBe('da');
});
