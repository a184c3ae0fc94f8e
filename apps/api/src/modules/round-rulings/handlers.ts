import { err, ok } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { type Handlers } from '../../http/handler.ts';
import { rulingReportPdf } from '../../print/ruling-report-pdf.ts';
import { rulingWordsFor } from '../../print/ruling-words.ts';
import { roundRulings } from './round-rulings.ts';
import { loadRulingReport } from './ruling-report.ts';

/** Handlers of a round's rulings as a list and on paper. */
export const roundRulingHandlers = ({ db }: Deps) =>
  ({
    getRoundRulings: async ({ params }) => {
      const view = await roundRulings(db, params.id);
      return view === null ? err({ code: 'not-found' }) : ok(view);
    },
    getRulingReportPdf: async ({ params, query: { lang }, now }) => {
      const report = await loadRulingReport(db, params.id);
      if (report === null) return err({ code: 'not-found' });
      const { tournament, round } = report.rulings;
      const fileName = `${tournament.slug}-${round.number}-${rulingWordsFor(lang).file}.pdf`;
      return ok({ fileName, bytes: await rulingReportPdf(report, lang, now) });
    },
  }) satisfies Handlers;
