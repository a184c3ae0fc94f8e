import { type RoundReport } from '@spadille/api-schema';
import { type z } from 'zod';
import { drawMatches } from './draw-matches.ts';
import { drawStandings } from './draw-standings.ts';
import { makeSheet, paragraph, type SheetHead } from './sheet.ts';
import { dayInWords, type PrintLang, wordsFor } from './words.ts';

type Report = z.output<typeof RoundReport>;

function headOf(report: Report, subtitle: string, lang: PrintLang): SheetHead {
  const details = [report.stage.name, report.season, dayInWords(report.round.date, lang)].join(' · ');
  return { title: report.tournament.name, subtitle, details };
}

/** The standings after a round as a PDF. `now` is the time printed on it. */
export function standingsPdf(report: Report, lang: PrintLang, now: Date): Promise<Uint8Array> {
  const subtitle = wordsFor(lang).afterRound(report.round.label);
  return makeSheet(headOf(report, subtitle, lang), lang, now, (sheet) =>
    drawStandings(sheet, report.standings, lang),
  );
}

/** The match results of a round, and the standings after it, as a PDF. `now` is the time printed on it. */
export function roundResultsPdf(report: Report, lang: PrintLang, now: Date): Promise<Uint8Array> {
  const words = wordsFor(lang);
  const head = headOf(report, `${words.results} · ${report.round.label}`, lang);
  return makeSheet(head, lang, now, (sheet) => {
    drawMatches(sheet, report, lang);
    sheet.doc.y += 10;
    paragraph(sheet, words.afterRound(report.round.label), { tag: 'H2', font: 'title', size: 12.5, gap: 8 });
    drawStandings(sheet, report.standings, lang);
  });
}
