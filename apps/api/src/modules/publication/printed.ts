import { type FileAnswer } from '../../http/handler.ts';
import { reportInWords } from '../../print/report-in-words.ts';
import { type PrintLang } from '../../print/words.ts';
import { type RoundReportView } from '../results/round-report.ts';

/** What is asked for on paper, in which language, and the time that stands on it. */
export interface PrintRequest {
  readonly kind: 'results' | 'standings';
  readonly lang: PrintLang;
  readonly now: Date;
}

/** Makes a PDF of a round's account. */
export type Printer = (report: RoundReportView, lang: PrintLang, now: Date) => Promise<Uint8Array>;

/** A round's account as a PDF file. */
export async function printed(
  report: RoundReportView,
  { kind, lang, now }: PrintRequest,
  printer: Printer,
): Promise<FileAnswer> {
  const bytes = await printer(reportInWords(report, lang), lang, now);
  return { fileName: `${fileStem(report, kind, lang)}.pdf`, bytes };
}

const WORDS = {
  da: { results: 'resultater', standings: 'stilling' },
  en: { results: 'results', standings: 'standings' },
} as const;

/** Says what the file is where it lies among others: tournament, round, and what of it. */
export const fileStem = (
  { tournament, round }: RoundReportView,
  kind: PrintRequest['kind'],
  lang: PrintRequest['lang'],
): string => `${tournament.slug}-${round.number}-${WORDS[lang][kind]}`;
