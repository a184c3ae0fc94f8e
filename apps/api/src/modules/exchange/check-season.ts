import { RoundReport, type SeasonFault } from '@spadille/api-schema';
import { reportEtag } from '../results/report-etag.ts';
import { type RoundReportView } from '../results/round-report.ts';
import { checkReferences } from './check-references.ts';
import { checkShape } from './check-shape.ts';
import { checkPoints } from './check-points.ts';
import { checkTrail } from './check-trail.ts';
import { type Lists, type Row, type SeasonFile } from './season-file.ts';

/** More faults than this help nobody. */
const MAX_FAULTS = 100;

/** What a document that was read says: a season without a fault, or its faults. */
export type CheckedSeason =
  | { readonly file: SeasonFile; readonly faults: readonly [] }
  | { readonly file: null; readonly faults: readonly SeasonFault[] };

/**
 * Judges a season's file by itself, before anything of it is written: its form, every reference, the points that follow
 * from results, sums that are zero, frozen accounts with their marks, and the chain of events.
 */
export function checkSeason(document: unknown): CheckedSeason {
  const shaped = checkShape(document);
  if ('faults' in shaped) return { file: null, faults: shaped.faults.slice(0, MAX_FAULTS) };
  const { lists } = shaped.file;
  const faults = [
    ...checkTournament(lists),
    ...checkReferences(lists),
    ...checkPoints(lists),
    ...checkPublications(lists['publications'] ?? []),
    ...checkTrail(lists),
  ];
  return faults.length === 0
    ? { file: shaped.file, faults: [] }
    : { file: null, faults: faults.slice(0, MAX_FAULTS) };
}

const checkTournament = (lists: Lists): SeasonFault[] =>
  (['seasons', 'tournaments'] as const).flatMap((name) =>
    lists[name]?.length === 1 ? [] : [{ path: `lists.${name}`, code: 'not-one-tournament' as const }],
  );

/** A frozen account is what its mark says, and every match of it is zero-sum. */
function checkPublications(rows: readonly Row[]): SeasonFault[] {
  return rows.flatMap((row, index): SeasonFault[] => {
    const path = `lists.publications[${index}]`;
    const report = reportIn(row['payload'] as string);
    if (report === undefined || reportEtag(report) !== row['etag']) {
      return [{ path: `${path}.payload`, code: 'publication-changed' }];
    }
    return report.matches
      .filter(({ score }) => score.homeGamePoints + score.awayGamePoints !== 0)
      .map(({ number }) => ({
        path: `${path}.payload`,
        code: 'not-zero-sum',
        detail: String(number),
      }));
  });
}

/** The account as it was frozen, its order of fields too, which its mark is made from. */
function reportIn(payload: string): RoundReportView | undefined {
  try {
    const frozen = JSON.parse(payload) as RoundReportView;
    return RoundReport.safeParse(frozen).success ? frozen : undefined;
  } catch {
    return undefined;
  }
}
