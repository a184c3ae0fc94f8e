import { assertNever } from '@spadille/core';
import { topMatchPoints, toMatchPoints } from './match-point-scale.ts';
import {
  DM_MATCH_RULES,
  type MatchRecord,
  type MatchRules,
  type PenaltyRecord,
  type TableRecord,
} from './match-record.ts';

/** A match's points. The two teams' game points add up to zero. */
export interface MatchScore {
  readonly id: string;
  readonly kind: MatchRecord['kind'];
  readonly home: string;
  readonly away: string;
  readonly homeGamePoints: number;
  readonly awayGamePoints: number;
  readonly homeMatchPoints: number;
  readonly awayMatchPoints: number;
}

/** Net of a table to its N/S pair: the sum of its boards, or the total it handed in. */
export function tableNet(table: TableRecord): number {
  if (table.kind === 'total-only') return table.nsGamePoints;
  return table.nsGamePoints.reduce((net, points) => net + points, 0);
}

/** What the penalties of a match move to the home team: minus one for each of its own, plus one for each of the other's. */
export const penaltyNet = (penalties: readonly PenaltyRecord[]): number =>
  penalties.reduce((net, { offender }) => net + (offender === 'home' ? -1 : 1), 0);

/** Game points of the home team (§4): its net N/S at table A, its net E/W at table B, and the penalties. */
function homeGamePointsOf(match: MatchRecord, rules: MatchRules): number {
  switch (match.kind) {
    case 'played':
      return tableNet(match.tableA) - tableNet(match.tableB) + penaltyNet(match.penalties);
    case 'walkover':
      return match.winner === 'home' ? rules.walkoverGamePoints : 0 - rules.walkoverGamePoints;
    case 'unplayed':
      return 0;
    default:
      return assertNever(match);
  }
}

function homeMatchPointsOf(
  match: MatchRecord,
  homeGamePoints: number,
  { scale }: MatchRules,
): [number, number] {
  if (match.kind === 'unplayed') return [0, 0];
  if (match.kind === 'walkover')
    return match.winner === 'home' ? [topMatchPoints(scale), 0] : [0, topMatchPoints(scale)];
  return [toMatchPoints(homeGamePoints, scale), toMatchPoints(0 - homeGamePoints, scale)];
}

/** Game points and match points of one match, by the rules of its stage (§4; the championship's unless told). */
export function scoreMatch(match: MatchRecord, rules: MatchRules = DM_MATCH_RULES): MatchScore {
  const homeGamePoints = homeGamePointsOf(match, rules);
  const [homeMatchPoints, awayMatchPoints] = homeMatchPointsOf(match, homeGamePoints, rules);
  return {
    id: match.id,
    kind: match.kind,
    home: match.home,
    away: match.away,
    homeGamePoints,
    awayGamePoints: 0 - homeGamePoints,
    homeMatchPoints,
    awayMatchPoints,
  };
}
