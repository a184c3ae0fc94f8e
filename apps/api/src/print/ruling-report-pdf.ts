import { type RoundRulings } from '@spadille/api-schema';
import { nameInWords } from '@spadille/competition';
import { type Seat } from '@spadille/rules';
import { type z } from 'zod';
import { drawAppeals, drawFolderErrors, drawProtests } from './draw-protests.ts';
import { drawRulings, type ReportTeam } from './draw-rulings.ts';
import { rulingWordsFor, shortMoment } from './ruling-words.ts';
import { makeSheet, paragraph, type Sheet } from './sheet.ts';
import { dayInWords, type PrintLang } from './words.ts';

/** Everything that was ruled, protested and appealed in a round, and what a reader needs to know beside it. */
export interface RulingReport {
  readonly rulings: z.output<typeof RoundRulings>;
  readonly stage: string;
  readonly season: string;
  /** yyyy-mm-dd. */
  readonly date: string;
  readonly teams: readonly ReportTeam[];
  readonly teamAt: (tableId: string, seat: Seat) => ReportTeam | undefined;
}

function heading(sheet: Sheet, text: string): void {
  sheet.ensure(60);
  paragraph(sheet, text, { tag: 'H2', font: 'title', size: 12.5, gap: 6 });
}

/**
 * The ruling report of a round as a PDF: the director's own paper, which names who offended and says that it is not for
 * publication. `now` is the time printed on it.
 */
export function rulingReportPdf(report: RulingReport, lang: PrintLang, now: Date): Promise<Uint8Array> {
  const { rulings: round, teams } = report;
  const words = rulingWordsFor(lang);
  const head = {
    title: round.tournament.name,
    subtitle: `${words.title} · ${nameInWords(round.round.label, lang)}`,
    details: [nameInWords(report.stage, lang), report.season, dayInWords(report.date, lang)].join(' · '),
  };
  const deadline = round.protestDeadline;
  return makeSheet(head, lang, now, (sheet) => {
    paragraph(sheet, words.notPublic, { font: 'bold' });
    paragraph(sheet, deadline === null ? words.notClosed : words.deadline(shortMoment(deadline, lang)), {
      gap: 12,
    });
    heading(sheet, words.rulings);
    drawRulings(sheet, { rulings: round.rulings, teamAt: report.teamAt }, lang);
    heading(sheet, words.folderErrors);
    drawFolderErrors(sheet, round, lang);
    heading(sheet, words.protests);
    drawProtests(sheet, round, lang);
    heading(sheet, words.appeals);
    drawAppeals(sheet, round, (number) => teams.find((team) => team.number === number), lang);
  });
}
