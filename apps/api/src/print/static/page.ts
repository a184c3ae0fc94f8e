import { type PrintLang } from '../words.ts';
import { html, Html } from './html.ts';
import { staticWordsFor } from './words.ts';

/** All the look there is: one column, tables with rules, sizes that a telephone can show; light or dark as one likes. */
const CSS = `:root{color-scheme:light dark}body{font:1rem/1.5 Georgia,serif;max-width:60rem;margin:0 auto;padding:1rem}
h1{font-size:1.75rem;line-height:1.2;margin:.5rem 0}h2{font-size:1.25rem;margin:2rem 0 .5rem}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{padding:.25rem .5rem;text-align:left;vertical-align:top;border-bottom:1px solid #8886}
th.n,td.n{text-align:right;white-space:nowrap}small{display:block}nav a{margin-right:1rem}`;

/** A page and where it stands in its language. */
export interface StaticPage {
  readonly lang: PrintLang;
  /** The same page in the other language, relative to this one. */
  readonly other: string;
  readonly title: string;
  readonly crumbs: readonly { readonly href: string; readonly label: string }[];
  readonly body: Html;
}

/** A whole page: no script, no file but itself, links only to its neighbours. */
export const staticPage = ({ lang, other, title, crumbs, body }: StaticPage): string =>
  html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${new Html(CSS)}
        </style>
      </head>
      <body>
        <nav>
          ${crumbs.map(({ href, label }) => html`<a href="${href}">${label}</a> `)}<a
            href="${other}"
            lang="${lang === 'da' ? 'en' : 'da'}"
            >${staticWordsFor(lang).otherLanguage}</a
          >
        </nav>
        <h1>${title}</h1>
        ${body}
      </body>
    </html> `.text;
