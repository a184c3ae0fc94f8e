import type { ReportMatch } from '$lib/api/types.ts';
import { formatGamePoints } from '$lib/i18n/format.ts';
import type { Messages } from '$lib/i18n/messages.ts';

type Words = Messages['public']['score'];

/** What sets a match apart from one that was played board by board, in a few words; undefined for an ordinary one. */
export function matchRemark(match: ReportMatch, words: Words): string | undefined {
  if (match.kind === 'walkover') {
    return words.walkoverWon(match.walkoverWinner === 'away' ? match.away.name : match.home.name);
  }
  if (match.kind === 'unplayed') return words.unplayed;
  const remarks = [
    ...tablesWithTotal(match).map((table) => `${words.tableName(table)}: ${words.totalOnly}`),
    ...(match.penaltiesToHome === 0
      ? []
      : [
          `${words.penalties}: ${formatGamePoints(match.penaltiesToHome)} / ${formatGamePoints(0 - match.penaltiesToHome)}`,
        ]),
  ];
  return remarks.length > 0 ? remarks.join(' · ') : undefined;
}

/** The numbers of the match's tables that handed in a total only. */
export function tablesWithTotal({ totalOnly, tableA, tableB }: ReportMatch): number[] {
  return [...(totalOnly.a ? [tableA] : []), ...(totalOnly.b ? [tableB] : [])];
}
