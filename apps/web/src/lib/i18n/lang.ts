/** Danish stands at the root of the site, English below /en. */
export const LANGS = ['da', 'en'] as const;
export type Lang = (typeof LANGS)[number];

/** How a language is called in itself. */
export const LANG_NAMES = { da: 'Dansk', en: 'English' } as const satisfies Record<Lang, string>;

/** The language of a page by its path. */
export const langOf = (pathname: string): Lang => (/^\/en(?:\/|$)/.test(pathname) ? 'en' : 'da');

/** A path without its language: always begins with a slash. */
export const withoutLang = (pathname: string): string =>
  langOf(pathname) === 'en' ? pathname.slice('/en'.length) || '/' : pathname;

/** The other language. */
export const otherLang = (lang: Lang): Lang => (lang === 'da' ? 'en' : 'da');
