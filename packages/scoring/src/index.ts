export {
  checkScale,
  DM_SCALE,
  topMatchPoints,
  toMatchPoints,
  type MatchPointScale,
  type ScaleRefusal,
  type ScaleStep,
} from './match-point-scale.ts';
export {
  DEFAULT_WALKOVER_GAME_POINTS,
  DM_MATCH_RULES,
  type MatchRecord,
  type MatchRules,
  type PenaltyRecord,
  type TableRecord,
} from './match-record.ts';
export {
  addFigures,
  playerFigures,
  type BoardAtTable,
  type DeclaredFigures,
  type HeldAtTable,
  type PlayerFigures,
} from './player-figures.ts';
export { RECONCILE_EVERY, runningTotals, type RunningLine } from './running-total.ts';
export { countedNsGamePoints, nsGamePoints, type BoardState } from './score-board.ts';
export { penaltyNet, scoreMatch, tableNet, type MatchScore } from './score-match.ts';
export { signedPoints } from './signed-points.ts';
export {
  reconciledTo,
  tableTotals,
  type SheetBoard,
  type SheetPenalty,
  type TableSheet,
  type TableTotal,
  type TotalSaid,
} from './table-totals.ts';
