import { strToU8, zipSync } from 'fflate';
import { reportInWords } from '../report-in-words.ts';
import { roundResultsPdf, standingsPdf } from '../round-pdf.ts';
import { type PrintLang, wordsFor } from '../words.ts';
import { matchBody } from './match-page.ts';
import { staticPage } from './page.ts';
import { headLines, type Published, roundBody, standingsBody } from './round-pages.ts';
import { html } from './html.ts';
import { staticWordsFor } from './words.ts';

type Files = Readonly<Record<string, Uint8Array>>;

/** Makes a table of the standings as a spreadsheet reads it. */
export type CsvWriter = (report: Published['report'], lang: PrintLang) => Uint8Array;

/**
 * A published round as pages that any web server can show: one zip file with one folder, Danish in it and English below
 * `en/`, PDF and CSV beside the pages. Made from the frozen account alone: the same revision gives the same bytes.
 */
export async function staticSite(published: Published, csv: CsvWriter): Promise<Uint8Array> {
  const { tournament, round } = published.report;
  const folder = `${tournament.slug}-${round.number}`;
  const files = { ...(await filesIn('da', published, csv)), ...(await filesIn('en', published, csv)) };
  const placed = Object.entries(files).map(([name, bytes]) => [`${folder}/${name}`, bytes] as const);
  return zipSync(Object.fromEntries(placed), { mtime: new Date(1980, 0, 1), level: 6 });
}

async function filesIn(lang: PrintLang, published: Published, csv: CsvWriter): Promise<Files> {
  const { publishedAt } = published;
  const report = reportInWords(published.report, lang);
  const { results, standings } = staticWordsFor(lang).files;
  const pages = Object.entries(pagesIn(lang, { ...published, report })).map(([name, page]) => [
    `${name}.html`,
    strToU8(page),
  ]);
  const files: Files = {
    ...(Object.fromEntries(pages) as Files),
    [`${results}.pdf`]: await roundResultsPdf(report, lang, publishedAt),
    [`${standings}.pdf`]: await standingsPdf(report, lang, publishedAt),
    [`${standings}.csv`]: csv(report, lang),
  };
  const below = lang === 'da' ? '' : 'en/';
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [`${below}${name}`, bytes]));
}

/** The pages of a language by their file's name. */
function pagesIn(lang: PrintLang, published: Published): Readonly<Record<string, string>> {
  const { tournament, round, matches } = published.report;
  const [words, own] = [wordsFor(lang), staticWordsFor(lang)];
  const theirs = staticWordsFor(lang === 'da' ? 'en' : 'da').files;
  const away = lang === 'da' ? 'en/' : '../';
  const crumbs = [{ href: 'index.html', label: `${tournament.name}, ${round.label}` }];
  const pages: Record<string, string> = {
    index: staticPage({
      lang,
      other: `${away}index.html`,
      title: `${tournament.name}, ${round.label}`,
      crumbs: [{ href: `${own.files.standings}.html`, label: words.standings }],
      body: roundBody(published, lang),
    }),
    [own.files.standings]: staticPage({
      lang,
      other: `${away}${theirs.standings}.html`,
      title: `${tournament.name}: ${words.standings}`,
      crumbs,
      body: html`${headLines(published, lang)} ${standingsBody(published, lang)}`,
    }),
  };
  for (const match of matches) {
    pages[own.files.match(match.number)] = staticPage({
      lang,
      other: `${away}${theirs.match(match.number)}.html`,
      title: `${match.home.name} – ${match.away.name}`,
      crumbs,
      body: html`${headLines(published, lang)} ${matchBody(match, lang)}`,
    });
  }
  return pages;
}
