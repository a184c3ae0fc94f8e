import { type MatchSide } from '@spadille/rules';
import { type MatchPointScale, DM_SCALE } from './match-point-scale.ts';

/**
 * What a table handed in: its boards, or only its net (a slip with totals only). Of a board only its points to N/S count,
 * 0 when it is passed, cancelled or without a result; the order of the boards does not matter.
 */
export type TableRecord =
  | { readonly kind: 'boards'; readonly nsGamePoints: readonly number[] }
  | { readonly kind: 'total-only'; readonly nsGamePoints: number };

/** A penalty point (strafpoint): taken from the offending team and given to the other. */
export interface PenaltyRecord {
  readonly offender: MatchSide;
}

interface MatchParties {
  readonly id: string;
  /** Team ids. */
  readonly home: string;
  readonly away: string;
}

/** A match as it counts in standings. Byes are no matches and stand nowhere here. */
export type MatchRecord = MatchParties &
  (
    | {
        readonly kind: 'played';
        readonly tableA: TableRecord;
        readonly tableB: TableRecord;
        readonly penalties: readonly PenaltyRecord[];
      }
    | { readonly kind: 'walkover'; readonly winner: MatchSide }
    /** Never played and given to nobody: no points to either team. */
    | { readonly kind: 'unplayed' }
  );

/** What a stage decides about its matches. */
export interface MatchRules {
  readonly scale: MatchPointScale;
  /** Game points to the winner of a walkover, and taken from the loser. */
  readonly walkoverGamePoints: number;
}

/**
 * [choice] A walkover gives the top of the scale, and +6/−6 game points: the least that a 2–0 win can have on the
 * championship's scale, so nobody gains in game points from an opponent who did not come.
 */
export const DEFAULT_WALKOVER_GAME_POINTS = 6;

export const DM_MATCH_RULES: MatchRules = {
  scale: DM_SCALE,
  walkoverGamePoints: DEFAULT_WALKOVER_GAME_POINTS,
};
