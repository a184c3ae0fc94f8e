export { type OwnMatchesStep } from './own-matches.ts';
export { rank, type DecidedBy, type Placing, type RankedTeam } from './rank.ts';
export { DM_STANDINGS, PLAY_OFF_BOARDS, type StandingsSettings, type WithdrawalPolicy } from './settings.ts';
export { tally, type Tally } from './tally.ts';
