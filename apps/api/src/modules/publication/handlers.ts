import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { type FileAnswer, type Handlers } from '../../http/handler.ts';
import { tellingPublic } from '../../http/telling-public.ts';
import { roundResultsPdf, standingsPdf } from '../../print/round-pdf.ts';
import { loadRoundReport } from '../results/load-report.ts';
import { printed, type Printer, type PrintRequest } from './printed.ts';
import { publishRound } from './publish-round.ts';
import { withdrawRound } from './withdraw-round.ts';

/** Handlers of publishing, and of a round's account as it would be published now. */
export const publicationHandlers = (deps: Deps) => {
  const told = tellingPublic(deps.publicPages);
  return {
    publishRound: (call) => told(publishRound(deps)({ roundId: call.params.id, ...call.body }, call)),
    withdrawRound: (call) => told(withdrawRound(deps)({ roundId: call.params.id, ...call.body }, call)),
    getRoundReport: async ({ params }) => {
      const report = await loadRoundReport(deps.db, params.id);
      return report === null ? err({ code: 'not-found' }) : ok(report);
    },
    getRoundPdf: ({ params, query, now }) =>
      print(deps, params.id, { kind: 'results', lang: query.lang, now }, roundResultsPdf),
    getStandingsPdf: ({ params, query, now }) =>
      print(deps, params.id, { kind: 'standings', lang: query.lang, now }, standingsPdf),
  } satisfies Handlers;
};

async function print(
  { db }: Deps,
  roundId: string,
  request: PrintRequest,
  printer: Printer,
): Promise<Result<FileAnswer, Refusal>> {
  const report = await loadRoundReport(db, roundId);
  return report === null ? err({ code: 'not-found' }) : ok(await printed(report, request, printer));
}
