/** The four seats in the order of turn: counter-clockwise, each one's right-hand neighbour next (§2). */
export const SEATS = ['N', 'W', 'S', 'E'] as const;
export type Seat = (typeof SEATS)[number];

/** A pair at a table is named by its two seats. */
export const SIDES = ['NS', 'EW'] as const;
export type Side = (typeof SIDES)[number];

/** [choice] The text does not name the dealer of board 1. North is this project's default; a stage can set another. */
export const DEFAULT_FIRST_DEALER: Seat = 'N';

/** The seat `steps` places to the right (in the order of turn) of `seat`. */
export function seatToTheRight(seat: Seat, steps = 1): Seat {
  return SEATS[(SEATS.indexOf(seat) + steps) % 4] as Seat;
}

/** The pair that a seat belongs to. */
export const sideOf = (seat: Seat): Side => (seat === 'N' || seat === 'S' ? 'NS' : 'EW');

/** The other pair. */
export const otherSide = (side: Side): Side => (side === 'NS' ? 'EW' : 'NS');

/** Who has which hand in a deal. */
export interface Hands {
  readonly forehand: Seat;
  readonly middlehand: Seat;
  /** The rearhand is the dealer. */
  readonly rearhand: Seat;
  /** The fourth person, the dealer's partner, who holds no cards. */
  readonly sitter: Seat;
}

/**
 * The dealer of a board (§2): the deal moves one seat to the right each board.
 * `board` counts from 1; `firstDealer` deals board 1.
 */
export function dealerOf(board: number, firstDealer: Seat = DEFAULT_FIRST_DEALER): Seat {
  return seatToTheRight(firstDealer, (((board - 1) % 4) + 4) % 4);
}

/**
 * The hands that follow from the dealer (§2): forehand at his right and middlehand next in turn, passing over the
 * dealer's partner, who sits out. So forehand and middlehand are partners and the dealer is alone.
 */
export function handsFor(dealer: Seat): Hands {
  return {
    forehand: seatToTheRight(dealer, 1),
    sitter: seatToTheRight(dealer, 2),
    middlehand: seatToTheRight(dealer, 3),
    rearhand: dealer,
  };
}
