/** Which places the matches between tied teams order. */
export const OWN_MATCHES_FOR = ['every-place', 'decisive-places'] as const;
export type OwnMatchesFor = (typeof OWN_MATCHES_FOR)[number];

/** What a team's withdrawal does to its matches. */
export const WITHDRAWAL_POLICIES = ['keep-results', 'annul-results'] as const;
export type WithdrawalPolicy = (typeof WITHDRAWAL_POLICIES)[number];

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
