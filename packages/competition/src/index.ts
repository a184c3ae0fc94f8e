export {
  proposeCardSwap,
  type BoardPlay,
  type CardSwapLine,
  type CardSwapRefusal,
  type ErrorBegan,
  type TablePlay,
} from './card-swap.ts';
export { clubBeside } from './club-beside.ts';
export { asIfPlayed, compareRest, type RestFigures } from './best-of-rest.ts';
export { checkStageDays, type DaysOutOfOrder, type StageDays } from './check-stage-days.ts';
export { checkDraw, type DrawFault } from './check-draw.ts';
export {
  checkEligibility,
  type EligibilityFault,
  type Entrant,
  type EntryMember,
  type EntryPlace,
  type EntryToCheck,
  type OtherTeam,
} from './eligibility.ts';
export {
  ENTRY_MARKS,
  ENTRY_STATES,
  entryMarks,
  entryStanding,
  FEE_STATES,
  IN_STATES,
  isEntryIn,
  stateWhenEntered,
  type EntryMark,
  type EntryState,
  type EntryToJudge,
  type FeeState,
} from './entry-standing.ts';
export {
  clubMayChange,
  clubMayEnter,
  comesLate,
  ENTRY_WINDOWS,
  entryWindow,
  type EntryWindow,
} from './entry-window.ts';
export { nextRound, type NextRoundRefusal } from './next-round.ts';
export { pairingOf, type Pairing, type PlannedRound } from './pairing.ts';
export {
  poolsFromSeeding,
  type ClubTogether,
  type MovedTeam,
  type PoolPlan,
  type PoolsRefusal,
  type PoolsWanted,
} from './pools-from-seeding.ts';
export { type SeededTeam } from './seeded-team.ts';
export { poolsOf, proposePools, roundsOfPool, type PoolsProposal } from './propose-pools.ts';
export { paymentReference, readReference, serialOf } from './payment-reference.ts';
export {
  proposeAdvancement,
  type AdvancementProposal,
  type AdvancementReason,
  type AdvancementRefusal,
  type FinalLine,
  type FinalPool,
  type GoingOn,
  type LevelAcrossLine,
} from './propose-advancement.ts';
export {
  isOpenForResults,
  isRoundOver,
  moveRound,
  ROUND_STATES,
  type RoundState,
  type RoundStateRefusal,
  type RoundStep,
} from './round-state.ts';
export {
  afterWord,
  BOARD_STATES,
  NOTHING_SAID,
  outcomeOf,
  standingOf,
  stateOf,
  wordFor,
  type BoardStanding,
  type BoardState,
  type BoardWord,
  type PairSaying,
  type PairWord,
} from './board-state.ts';
export { lookWord, maySettle, type SecondLook, secondLookOf, type WordOfSomebody } from './second-look.ts';
export {
  LARGE_DIFFERENCE,
  MANY_TOUTS,
  STREAK_WITHOUT_BETE,
  unlikelyMarks,
  type BoardOnSlip,
  type UnlikelyKind,
  type UnlikelyMark,
} from './unlikely.ts';
export { doubtTimes, TIME_DOUBTS, type TimeDoubt } from './recorded-times.ts';
export { isPlayedOut, toldLive, type PlannedUse, type ToldLive } from './live-results.ts';
export {
  MAX_ROUND_MINUTES,
  moveClock,
  secondsLeftOf,
  unsetClock,
  USUAL_ROUND_MINUTES,
  type ClockStep,
  type RoundClock,
} from './round-clock.ts';
export { roundsOnDays, type DayWithRounds, type TooFewDays } from './rounds-on-days.ts';
export {
  daysOutOfOrder,
  HELD_WHEN_NEEDED,
  PLAY_STARTS_AT,
  RULE_DAYS,
  ruleDays,
  seasonDays,
  stageKindOf,
  type RuledDay,
  type RuleDay,
} from './rule-days.ts';
export { scheduleRounds } from './schedule-rounds.ts';
export { seasonDates, type IsoDay, type SeasonDates } from './season-dates.ts';
export {
  SEASON_STEPS,
  seasonSteps,
  type SeasonProgress,
  type SeasonStep,
  type SeasonStepName,
  type StageProgress,
} from './season-steps.ts';
export {
  seedByDraw,
  seedByLastYear,
  SEEDING_METHODS,
  type LastYear,
  type TeamToSeed,
} from './seeding-order.ts';
export { seatMatches, type SeatedMatch } from './seat-matches.ts';
export { MAX_CHANCE_SEED, shuffle } from './shuffle.ts';
export { checkSubstitute, type SubstituteRefusal, type TeamForSubstitutes } from './substitutes.ts';
export { checkMerge, type MergeRefusal, type MergeSide } from './check-merge.ts';
export { findDoubles, type Alike, type NamedPerson } from './find-doubles.ts';
export { foldName, isNameFound } from './fold-name.ts';
export { checkDays, checkMembership, isDuring, joined, overlap, type Days } from './membership.ts';
export { byName, compareNames } from './name-order.ts';
export { nameInWords, OWN_NAMES, type NameLang } from './own-names.ts';
export { ANONYMOUS_NAME, currentPlayer, publicName, type PossiblyHidden } from './public-name.ts';
export { ROUND_KINDS, STAGE_KINDS, TOURNAMENT_KINDS, type RoundKind, type StageKind } from './kinds.ts';
export { fitOfName, type NameFit } from './fit-of-name.ts';
export {
  countTitles,
  type Honours,
  type PlacedTeam,
  type SeasonPodium,
  type Titles,
} from './count-titles.ts';
export {
  giveSeat,
  inSeatOrder,
  proposeLineUp,
  swapPairs,
  swappedTeams,
  type Entered,
  type LineUp,
  type SeatHeld,
} from './line-up.ts';
export { checkLineUp, PLAYER_FAULTS, type LineUpFault, type LineUpRules } from './check-line-up.ts';
export { eliminatedTeams, type StageWithWayOn } from './eliminated.ts';
