import { type PrintLang } from '../words.ts';

/** What the static pages say beside the words of print, and what their files are called. */
export interface StaticWords {
  readonly files: {
    readonly standings: string;
    readonly results: string;
    readonly match: (number: number) => string;
  };
  readonly otherLanguage: string;
  readonly round: string;
  readonly revision: (revision: number, when: string) => string;
  readonly board: string;
  readonly table: (table: number) => string;
  readonly toHome: string;
  readonly runningTotal: string;
  readonly notPlayed: string;
  readonly noBoards: string;
  readonly ruled: (paragraph: number, table: number) => string;
  readonly before: (standing: string) => string;
  readonly after: (standing: string) => string;
  readonly noResult: string;
  readonly late: (reason: string) => string;
  readonly pdf: { readonly results: string; readonly standings: string };
  readonly csv: string;
}

const da: StaticWords = {
  files: { standings: 'stilling', results: 'resultater', match: (number) => `kamp-${number}` },
  otherLanguage: 'In English',
  round: 'Runden',
  revision: (revision, when) => `Offentliggjort ${when}, udgave ${revision}.`,
  board: 'Mappe',
  table: (table) => `Bord ${table}`,
  toHome: 'Til første hold',
  runningTotal: 'I alt',
  notPlayed: 'ikke spillet',
  noBoards: 'Kampen kan ikke vises mappe for mappe.',
  ruled: (paragraph, table) => `Kendelse efter § ${paragraph} ved bord ${table}`,
  before: (standing) => `før: ${standing}`,
  after: (standing) => `efter: ${standing}`,
  noResult: 'intet resultat',
  late: (reason) => `For sent, men behandlet: ${reason}`,
  pdf: { results: 'Kampe og stilling (PDF)', standings: 'Stillingen (PDF)' },
  csv: 'Stillingen til regneark (CSV)',
};

const en: StaticWords = {
  files: { standings: 'standings', results: 'results', match: (number) => `match-${number}` },
  otherLanguage: 'På dansk',
  round: 'The round',
  revision: (revision, when) => `Published ${when}, revision ${revision}.`,
  board: 'Board',
  table: (table) => `Table ${table}`,
  toHome: 'To the first team',
  runningTotal: 'Total',
  notPlayed: 'not played',
  noBoards: 'The match cannot be shown board by board.',
  ruled: (paragraph, table) => `Ruling under § ${paragraph} at table ${table}`,
  before: (standing) => `before: ${standing}`,
  after: (standing) => `after: ${standing}`,
  noResult: 'no result',
  late: (reason) => `Too late, yet ruled on: ${reason}`,
  pdf: { results: 'Matches and standings (PDF)', standings: 'Standings (PDF)' },
  csv: 'Standings for spreadsheets (CSV)',
};

/** The words of a language. */
export const staticWordsFor = (lang: PrintLang): StaticWords => ({ da, en })[lang];
