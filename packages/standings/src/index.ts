export { type OwnMatchesStep } from './own-matches.ts';
export { DECIDED_BY, rank, type DecidedBy, type Placing, type RankedTeam } from './rank.ts';
export { partByPlayOffs, type PlayOffGroup } from './play-offs.ts';
export {
  CARRY_OVERS,
  carriedFrom,
  type CarriedFigures,
  type CarryOver,
  DM_STANDINGS,
  NOTHING_CARRIED,
  OWN_MATCHES_FOR,
  PLAY_OFF_BOARDS,
  WITHDRAWAL_POLICIES,
  type OwnMatchesFor,
  type StandingsSettings,
  type WithdrawalPolicy,
} from './settings.ts';
export { tally, type Tally } from './tally.ts';
