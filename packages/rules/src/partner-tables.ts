import { type Side } from './seats.ts';

/** The two teams of a match. */
export const MATCH_SIDES = ['home', 'away'] as const;
export type MatchSide = (typeof MATCH_SIDES)[number];

/** The two partner tables of a match; `a` is the lower one. */
export const TABLE_SIDES = ['a', 'b'] as const;
export type TableSide = (typeof TABLE_SIDES)[number];

/** The team that a pair at a table plays for (§2): home sits N/S at table a and E/W at table b. */
export const teamSideOf = (table: TableSide, pair: Side): MatchSide =>
  (table === 'a') === (pair === 'NS') ? 'home' : 'away';
