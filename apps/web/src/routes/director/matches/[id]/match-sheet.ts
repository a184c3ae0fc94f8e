import { penaltyNet } from '@spadille/scoring';
import { type MatchView } from '$lib/api/director-types.ts';
import { type ReportMatch } from '$lib/api/types.ts';
import { type BoardShown } from '$lib/domain-ui/board-line.ts';

/**
 * A match as the board table shows it. The boards are without what the public is told of rulings on them: the director
 * has the rulings themselves.
 */
export type Sheet = Pick<
  ReportMatch,
  'tableA' | 'tableB' | 'home' | 'away' | 'homeNetA' | 'homeNetB' | 'penaltiesToHome' | 'score'
> & { readonly boards: readonly BoardShown[] };

const NO_SCORE = { homeGamePoints: 0, awayGamePoints: 0, homeMatchPoints: 0, awayMatchPoints: 0 };

/** The sheet of a running match, from the home team's side; null for a bye. */
export function matchSheet(match: MatchView): Sheet | null {
  const [a, b] = match.tables;
  if (!match.away || !a || !b) return null;
  return {
    tableA: a.number,
    tableB: b.number,
    home: match.home,
    away: match.away,
    homeNetA: a.nsGamePoints,
    homeNetB: 0 - b.nsGamePoints,
    penaltiesToHome: penaltyNet(match.penaltyList.filter(({ withdrawnAt }) => withdrawnAt === null)),
    score: match.score ?? NO_SCORE,
    boards: match.boardList.map(({ board, dealer, a: atA, b: atB, ...totals }) => ({
      board,
      dealer,
      cancelled: atA.cancelled,
      notPlayed: atA.notPlayed,
      a: { tuple: atA.tuple, nsGamePoints: atA.nsGamePoints },
      b: { tuple: atB.tuple, nsGamePoints: atB.nsGamePoints },
      ...totals,
    })),
  };
}
