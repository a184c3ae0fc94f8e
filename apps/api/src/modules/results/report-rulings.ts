import { type ReportRuling } from '@spadille/api-schema';
import { groupBy } from '@spadille/core';
import { irregularityOf } from '@spadille/rulings';
import { isDeepStrictEqual } from 'node:util';
import { type z } from 'zod';
import { pairKey } from './load-board-pairs.ts';
import { type RulingWithStep, standingView } from './ruling-views.ts';

type ReportRulingView = z.output<typeof ReportRuling>;

/**
 * Rulings as the public sees them, by match and board: paragraph, what it changed, and why a time limit was overridden.
 * One that gave a penalty point and left the result as it was is not told: beside the sum of the match's penalty points,
 * which both teams see, its paragraph would say which side offended.
 */
export function reportRulings(
  rulings: readonly RulingWithStep[],
): ReadonlyMap<string, readonly ReportRulingView[]> {
  const told = rulings.filter(isTold);
  const groups = groupBy(told, ({ row }) => pairKey(row));
  return new Map([...groups].map(([key, own]) => [key, own.map(toReport)]));
}

function isTold({ row, step }: RulingWithStep): boolean {
  if (step?.status !== 'in-force') return false;
  return row.penalty === null || !isDeepStrictEqual(step.before, step.after);
}

const toReport = ({ ruling, step }: RulingWithStep): ReportRulingView => ({
  table: ruling.at,
  paragraph: irregularityOf(ruling.rule).paragraphs[0],
  before: step && sideOf(step.before),
  after: step && sideOf(step.after),
  lateReason: ruling.late?.reason ?? null,
});

/** A cancelled board keeps what was recorded, and counts 0. */
function sideOf(standing: Parameters<typeof standingView>[0]): ReportRulingView['before'] {
  const { tuple, nsGamePoints } = standingView(standing);
  return tuple === null ? null : { tuple, nsGamePoints };
}
