import { DIRECTOR_PATHS } from './director-paths.ts';
import { langOf, type Lang, withoutLang } from './lang.ts';
import { UNION_PATHS } from './union-paths.ts';

/**
 * Every page's address in both languages. The English one is also the page's folder below src/routes; English
 * addresses stand below /en. A part in brackets is a parameter.
 */
const PUBLIC_PATHS = {
  front: { da: '/', en: '/' },
  tournament: { da: '/turnering/[slug]', en: '/tournament/[slug]' },
  standings: { da: '/turnering/[slug]/stilling', en: '/tournament/[slug]/standings' },
  round: { da: '/turnering/[slug]/runde/[round]', en: '/tournament/[slug]/round/[round]' },
  match: {
    da: '/turnering/[slug]/runde/[round]/kamp/[match]',
    en: '/tournament/[slug]/round/[round]/match/[match]',
  },
  team: { da: '/turnering/[slug]/hold/[team]', en: '/tournament/[slug]/team/[team]' },
  crosstable: { da: '/turnering/[slug]/krydstabel', en: '/tournament/[slug]/crosstable' },
  publicEntries: { da: '/turnering/[slug]/tilmeldte', en: '/tournament/[slug]/entries' },
  tables: { da: '/turnering/[slug]/runde/[round]/borde', en: '/tournament/[slug]/round/[round]/tables' },
  live: { da: '/turnering/[slug]/runde/[round]/live', en: '/tournament/[slug]/round/[round]/live' },
  liveMatch: {
    da: '/turnering/[slug]/runde/[round]/live/kamp/[match]',
    en: '/tournament/[slug]/round/[round]/live/match/[match]',
  },
  wall: { da: '/turnering/[slug]/runde/[round]/skaerm', en: '/tournament/[slug]/round/[round]/wall' },
  findTable: { da: '/find-bord', en: '/find-table' },
  champions: { da: '/mestre', en: '/champions' },
  hideName: { da: '/skjul-mit-navn', en: '/hide-my-name' },
  enterTable: { da: '/bord', en: '/table' },
  atTable: { da: '/bord/[id]', en: '/table/[id]' },
  tableManifest: { da: '/bord/[id]/app.webmanifest', en: '/table/[id]/app.webmanifest' },
  scoring: { da: '/regler', en: '/rules' },
} as const;

export const PATHS = { ...PUBLIC_PATHS, ...DIRECTOR_PATHS, ...UNION_PATHS } as const satisfies Record<
  string,
  Record<Lang, string>
>;

export type PageName = keyof typeof PATHS;

type ParamsIn<P extends string> = P extends `${string}[${infer Name}]${infer Rest}`
  ? Name | ParamsIn<Rest>
  : never;

/** What a page's address needs, by name. */
export type PageParams<N extends PageName> = {
  readonly [K in ParamsIn<(typeof PATHS)[N]['en']>]: string | number;
};

/** The last argument of `href`: none for a page without parameters. */
export type HrefParams<N extends PageName> =
  ParamsIn<(typeof PATHS)[N]['en']> extends never ? [] : [params: PageParams<N>];

const fill = (pattern: string, params: Readonly<Record<string, string | number>>): string =>
  pattern.replace(/\[(\w+)\]/g, (_, name: string) => encodeURIComponent(String(params[name])));

const prefixed = (lang: Lang, path: string): string => {
  if (lang === 'da') return path;
  return path === '/' ? '/en' : `/en${path}`;
};

/** The address of a page. Every link of the site is made here. */
export function href<N extends PageName>(lang: Lang, page: N, ...params: HrefParams<N>): string {
  return prefixed(lang, fill(PATHS[page][lang], params[0] ?? {}));
}

interface FoundPage {
  readonly page: PageName;
  readonly params: Record<string, string>;
}

const PATTERNS = (Object.keys(PATHS) as PageName[]).map((page) => ({
  page,
  da: toPattern(PATHS[page].da),
  en: toPattern(PATHS[page].en),
}));

function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\[(\w+)\]/g, '(?<$1>[^/]+)')}$`);
}

/** Which page an address of the site names; undefined when none. `pathname` is as the browser sends it, encoded. */
export function findPage(pathname: string): FoundPage | undefined {
  const lang = langOf(pathname);
  const path = withoutLang(pathname);
  for (const pattern of PATTERNS) {
    const match = pattern[lang].exec(path);
    if (match) return { page: pattern.page, params: decoded(match.groups ?? {}) };
  }
  return undefined;
}

function decoded(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeSafely(value)]));
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** No folder has this name, so whatever is sent here is "not found". */
const NOWHERE = '/not-found';

/**
 * Where SvelteKit finds the page of an address. A page has one address in each language: the English words without /en
 * are as unknown as any other wrong address.
 */
export function routePath(pathname: string): string {
  const found = findPage(pathname);
  if (found) return fill(PATHS[found.page].en, found.params);
  const path = withoutLang(pathname);
  return PATTERNS.some(({ en }) => en.test(path)) ? NOWHERE : path;
}

/** The same page in another language; that language's front page for an address that is no page. */
export function inLanguage(pathname: string, lang: Lang): string {
  const found = findPage(pathname);
  return prefixed(lang, found ? fill(PATHS[found.page][lang], found.params) : '/');
}
