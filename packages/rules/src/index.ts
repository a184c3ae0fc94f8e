export {
  checkTout,
  declarerGamePoints,
  isPlayed,
  PASSED,
  sameTuple,
  type BoardTuple,
  type PassedBoard,
  type PlayedBoard,
  type ToutRefusal,
} from './board-tuple.ts';
export {
  CONTRACT_CODES,
  CONTRACTS,
  OUTCOMES,
  PLAYED_CONTRACTS,
  TOUT_VALUE,
  TOUTS,
  type ContractCode,
  type ContractRule,
  type Outcome,
  type PlayedContract,
  type Tout,
} from './contracts.ts';
export { MATCH_SIDES, TABLE_SIDES, teamSideOf, type MatchSide, type TableSide } from './partner-tables.ts';
export {
  DEFAULT_FIRST_DEALER,
  dealerOf,
  handsFor,
  otherSide,
  SEATS,
  seatToTheRight,
  sideOf,
  SIDES,
  type Hands,
  type Seat,
  type Side,
} from './seats.ts';
export { TOUT_BEFORE_TRICK, toutCounts, toutMade, type ToutAnnouncement } from './tout.ts';
export { outcomeOfTricks, TRICKS_IN_A_DEAL, type TrickCount, type TrickRefusal } from './tricks.ts';
