import { assertNever } from '@spadille/core';
import {
  type BoardTuple,
  type Hands,
  isPlayed,
  otherSide,
  type Seat,
  SEATS,
  seatToTheRight,
  sideOf,
} from '@spadille/rules';

/**
 * Whose irregularity it is: how the offending seat is found on a board.
 * - `bidder`: one of the three who hold cards in the auction
 * - `bidder-of-declarers-pair`, `bidder-of-the-other-pair`: the same, of the pair that got the contract or of the other
 * - `declarer`, `partner`, `defender`: while cards are played; the defenders are the two of the other pair
 * - `sitter`: the one without cards at that moment
 * - `declarer-or-defender`: anyone who plays
 * - `both`: declarer and a defender; the ruling names the declarer's seat
 * - `table`: the board itself, no one in particular; `any`: whoever it was
 */
export type Offender =
  | 'bidder'
  | 'bidder-of-declarers-pair'
  | 'bidder-of-the-other-pair'
  | 'declarer'
  | 'partner'
  | 'defender'
  | 'sitter'
  | 'declarer-or-defender'
  | 'both'
  | 'table'
  | 'any';

/** What is known of a board when its offender is looked for. */
export interface SeatContext {
  /** The hands by the board's dealer (§2). */
  readonly hands: Hands;
  /** The result as it stands; null when there is none. */
  readonly tuple: BoardTuple | null;
  /** §4: known to have been played with the folder the wrong way round. */
  readonly turnedRound: boolean;
}

const partnerOf = (seat: Seat): Seat => seatToTheRight(seat, 2);
const pairOf = (side: ReturnType<typeof sideOf>): readonly Seat[] =>
  SEATS.filter((seat) => sideOf(seat) === side);
const defendersOf = (declarer: Seat): readonly Seat[] => pairOf(otherSide(sideOf(declarer)));

/** §4: a declarer on the seat that sits out can only be when the folder lay the wrong way round (or by a slip of the pen). */
export const wasTurnedRound = ({ hands, tuple, turnedRound }: SeatContext): boolean =>
  turnedRound || (tuple !== null && isPlayed(tuple) && tuple.declarer === hands.sitter);

/** The seats that held cards in the auction: any of the four when the folder was turned round. */
function biddersOf(context: SeatContext): readonly Seat[] {
  return wasTurnedRound(context) ? SEATS : SEATS.filter((seat) => seat !== context.hands.sitter);
}

/** The seats that can have offended, had `declarer` got the contract. */
function seatsFor(offender: Offender, declarer: Seat, context: SeatContext): readonly Seat[] {
  const bidders = biddersOf(context);
  switch (offender) {
    case 'bidder':
      return bidders;
    case 'bidder-of-declarers-pair':
      return bidders.filter((seat) => sideOf(seat) === sideOf(declarer));
    case 'bidder-of-the-other-pair':
      return bidders.filter((seat) => sideOf(seat) !== sideOf(declarer));
    case 'declarer':
    case 'both':
      return [declarer];
    case 'partner':
      return [partnerOf(declarer)];
    case 'defender':
      return defendersOf(declarer);
    case 'declarer-or-defender':
      return [declarer, ...defendersOf(declarer)];
    // In the auction the dealer's partner; in play the declarer's partner, whose cards the dealer's partner took over.
    case 'sitter':
      return [context.hands.sitter, partnerOf(declarer)];
    case 'table':
    case 'any':
      return SEATS;
    default:
      return assertNever(offender);
  }
}

/**
 * The seats that can have offended on this board, in the order of turn. Without a result every seat counts that can have
 * offended under some declarer. On a passed board there is no declarer: only entries that need none have seats there.
 */
export function offendingSeats(offender: Offender, context: SeatContext): readonly Seat[] {
  const { tuple, hands } = context;
  if (tuple !== null && !isPlayed(tuple)) {
    if (offender === 'sitter') return [hands.sitter];
    return ['bidder', 'table', 'any'].includes(offender) ? seatsFor(offender, hands.rearhand, context) : [];
  }
  const declarers = tuple === null ? biddersOf(context) : [tuple.declarer];
  const fit = new Set(declarers.flatMap((declarer) => seatsFor(offender, declarer, context)));
  return SEATS.filter((seat) => fit.has(seat));
}
