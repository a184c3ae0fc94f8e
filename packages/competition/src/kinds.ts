/** What a tournament is: the union's championship, or another, such as a club's own. */
export const TOURNAMENT_KINDS = ['championship', 'other'] as const;

/** What a stage is in its tournament (§5); the winner of the final is the champion. */
export const STAGE_KINDS = ['qualification', 'semifinal', 'final', 'other'] as const;
export type StageKind = (typeof STAGE_KINDS)[number];

/** What a round is for: its matches count in the standings, or only part teams that are level (§4, omkamp). */
export const ROUND_KINDS = ['ordinary', 'play-off'] as const;
export type RoundKind = (typeof ROUND_KINDS)[number];
