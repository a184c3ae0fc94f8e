export {
  proposeCardSwap,
  type BoardPlay,
  type CardSwapLine,
  type CardSwapRefusal,
  type ErrorBegan,
  type TablePlay,
} from './card-swap.ts';
export { checkDraw, type DrawFault } from './check-draw.ts';
export { nextRound, type NextRoundRefusal } from './next-round.ts';
export { pairingOf, type Pairing, type PlannedRound } from './pairing.ts';
export {
  isOpenForResults,
  moveRound,
  ROUND_STATES,
  ROUND_STEPS,
  ROUND_TRANSITIONS,
  type RoundState,
  type RoundStateRefusal,
  type RoundStep,
} from './round-state.ts';
export { doubtTimes, TIME_DOUBTS, type TimeDoubt } from './recorded-times.ts';
export { scheduleRounds } from './schedule-rounds.ts';
export { seasonDates, type IsoDay, type SeasonDates } from './season-dates.ts';
export { seatMatches, type SeatedMatch } from './seat-matches.ts';
export { checkSubstitute, type SubstituteRefusal, type TeamForSubstitutes } from './substitutes.ts';
