/** Which places the matches between tied teams order. */
export const OWN_MATCHES_FOR = ['every-place', 'decisive-places'] as const;
export type OwnMatchesFor = (typeof OWN_MATCHES_FOR)[number];

/** What a team's withdrawal does to its matches. */
export const WITHDRAWAL_POLICIES = ['keep-results', 'annul-results'] as const;
export type WithdrawalPolicy = (typeof WITHDRAWAL_POLICIES)[number];

/** Points that a team brings along from the stage before. */
export interface CarriedFigures {
  readonly matchPoints: number;
  readonly gamePoints: number;
}

export const NOTHING_CARRIED: CarriedFigures = { matchPoints: 0, gamePoints: 0 };

/** What the teams that go on bring along from the stage before; set per stage by the union (§5). */
export const CARRY_OVERS = ['nothing', 'match-points', 'all'] as const;
export type CarryOver = (typeof CARRY_OVERS)[number];

/**
 * What a team brings into the next stage from its final figures in the one before. [choice] Those figures are all that
 * stand in the final standings, also what it had brought into that stage itself: it carries over what one can read
 * there.
 */
export function carriedFrom(final: CarriedFigures, carryOver: CarryOver): CarriedFigures {
  if (carryOver === 'nothing') return NOTHING_CARRIED;
  return { matchPoints: final.matchPoints, gamePoints: carryOver === 'all' ? final.gamePoints : 0 };
}

/** What a stage decides about its standings. */
export interface StandingsSettings {
  /**
   * Places after which a line is drawn that decides something: 1 for the championship, the last safe place for a
   * relegation. A group of level teams that lies across a line needs a play-off (omkamp).
   */
  readonly decisivePlaces: readonly number[];
  /**
   * Whether the matches between the tied teams order every place, or only the level groups that lie across a
   * decisive line. [choice] The text is not certain; every place is the default.
   */
  readonly ownMatchesFor: OwnMatchesFor;
  /**
   * What a team's withdrawal does to its matches. [choice] What was played stands by default: results that were
   * won at the table are not taken from the opponents.
   */
  readonly withdrawal: WithdrawalPolicy;
}

/** The championship's settings: the title is decided by place 1. */
export const DM_STANDINGS: StandingsSettings = {
  decisivePlaces: [1],
  ownMatchesFor: 'every-place',
  withdrawal: 'keep-results',
};

/** §4: a play-off match has twenty new boards. */
export const PLAY_OFF_BOARDS = 20;
