import {
  type BoardTuple,
  CONTRACTS,
  dealerOf,
  handsFor,
  type Outcome,
  PASSED,
  type PlayedContract,
  type Seat,
  seatToTheRight,
  type Tout,
} from '@spadille/rules';
import { type Dice } from './dice.ts';

// Rough shares of what is played at a table, in hundredths of boards.
const CONTRACT_SHARES: readonly (readonly [PlayedContract | 'pas', number])[] = [
  ['pas', 9],
  ['spil', 42],
  ['bedre-spil', 11],
  ['tourne', 8],
  ['kobe-nolo', 11],
  ['tourne-respekt', 3],
  ['solo', 8],
  ['solo-spar', 2],
  ['ren-nolo', 5],
  ['nolo-ouvert', 1],
];
const OUTCOME_SHARES: readonly (readonly [Outcome, number])[] = [
  ['won', 70],
  ['bete', 22],
  ['kruk', 8],
];

function toutFor(dice: Dice, contract: PlayedContract, outcome: Outcome): Tout {
  if (CONTRACTS[contract].family !== 'trump' || outcome !== 'won' || !dice.chance(4)) return 'none';
  return dice.chance(75) ? 'made' : 'failed';
}

function declarerFor(dice: Dice, board: number): Seat {
  const { forehand, middlehand, rearhand } = handsFor(dealerOf(board));
  return dice.pick([forehand, middlehand, rearhand]);
}

/** A result such as a table might have on a board. */
export function madeUpResult(dice: Dice, board: number): BoardTuple {
  const contract = dice.weighted(CONTRACT_SHARES);
  if (contract === 'pas') return PASSED;
  const outcome = dice.weighted(OUTCOME_SHARES);
  return { contract, declarer: declarerFor(dice, board), outcome, tout: toutFor(dice, contract, outcome) };
}

/**
 * What the partner table has on the same board: the cards are the same, so mostly the same hand plays the same
 * contract, with the other team's people in the seat.
 */
export function partnerResult(dice: Dice, board: number, first: BoardTuple): BoardTuple {
  if (first.contract === 'pas') return dice.chance(75) ? first : madeUpResult(dice, board);
  if (dice.chance(30)) return madeUpResult(dice, board);
  const outcome = dice.chance(75) ? first.outcome : dice.weighted(OUTCOME_SHARES);
  return { ...first, outcome, tout: toutFor(dice, first.contract, outcome) };
}

/** A seat of the pair that did not play the contract; for a passed board any of the two that held cards first. */
export const aDefender = (dice: Dice, board: number, tuple: BoardTuple): Seat =>
  tuple.contract === 'pas'
    ? handsFor(dealerOf(board)).forehand
    : seatToTheRight(tuple.declarer, dice.chance(50) ? 1 : 3);
