import { type MatchSide, type Seat, SEATS, sideOf, type TableSide, teamSideOf } from '@spadille/rules';
import { type EntryMember } from './eligibility.ts';

/** A player in a seat from a board to a board, both included. */
export interface SeatHeld {
  readonly seat: Seat;
  readonly playerId: string;
  readonly fromBoard: number;
  readonly toBoard: number;
}

/** Who sits where at the two tables of a match. A seat that nobody was given has no line. */
export type LineUp = Readonly<Record<TableSide, readonly SeatHeld[]>>;

/** The entered members of the two teams of a match, each in their order. */
export type Entered = Readonly<Record<MatchSide, readonly EntryMember[]>>;

/** By seat in the order of turn, then by board: the one order in which line-ups are kept and compared. */
export const inSeatOrder = (seats: readonly SeatHeld[]): SeatHeld[] =>
  [...seats].sort((a, b) => SEATS.indexOf(a.seat) - SEATS.indexOf(b.seat) || a.fromBoard - b.fromBoard);

/**
 * The line-up that follows from the entries (§2): at each table both pairs on the seats they were entered for, for all
 * `boards` of the match, so that a pair which starts N/S stays N/S. The first of a pair takes N or W. Where a pair is
 * not entered its seats stay open.
 */
export function proposeLineUp(entered: Entered, boards: number): LineUp {
  const table = (side: TableSide): SeatHeld[] =>
    SEATS.flatMap((seat) => {
      const pair = entered[teamSideOf(side, sideOf(seat))].filter(({ place }) => place === sideOf(seat));
      const player = pair[seat === 'N' || seat === 'W' ? 0 : 1];
      return player ? [{ seat, playerId: player.playerId, fromBoard: 1, toBoard: boards }] : [];
    });
  return { a: table('a'), b: table('b') };
}

/**
 * A table with a seat given to a player from a board to a board; who sat there keeps the boards before and after.
 * Changes nothing else, so the player must be free. Neighbouring lines of the same player become one.
 */
export function giveSeat(seats: readonly SeatHeld[], given: SeatHeld): SeatHeld[] {
  const others = seats.filter(({ seat }) => seat !== given.seat);
  const own = seats
    .filter(({ seat }) => seat === given.seat)
    .flatMap((held) => [
      { ...held, toBoard: Math.min(held.toBoard, given.fromBoard - 1) },
      { ...held, fromBoard: Math.max(held.fromBoard, given.toBoard + 1) },
    ])
    .filter(({ fromBoard, toBoard }) => fromBoard <= toBoard);
  return inSeatOrder([...others, ...joined([...own, given])]);
}

function joined(held: readonly SeatHeld[]): SeatHeld[] {
  const lines: SeatHeld[] = [];
  for (const next of inSeatOrder(held)) {
    const last = lines.at(-1);
    if (last?.playerId === next.playerId && last.toBoard + 1 === next.fromBoard) {
      lines[lines.length - 1] = { ...last, toBoard: next.toBoard };
    } else lines.push(next);
  }
  return lines;
}

/** The seat that a team's player takes when its two pairs change tables. */
const SWAPPED: Readonly<Record<Seat, Seat>> = { N: 'W', W: 'N', S: 'E', E: 'S' };

/** The line-up with the two pairs of a team changed round: who sat N/S sits E/W at the partner table. */
export function swapPairs(lineUp: LineUp, team: MatchSide): LineUp {
  const isOf = (side: TableSide) => (held: SeatHeld) => teamSideOf(side, sideOf(held.seat)) === team;
  const moved = (side: TableSide) =>
    lineUp[side].filter(isOf(side)).map((held) => ({ ...held, seat: SWAPPED[held.seat] }));
  const stays = (side: TableSide) => lineUp[side].filter((held) => !isOf(side)(held));
  return {
    a: inSeatOrder([...stays('a'), ...moved('b')]),
    b: inSeatOrder([...stays('b'), ...moved('a')]),
  };
}

/** The teams of which a player sits on the other seats than those his pair was entered for (§2), on any board. */
export function swappedTeams(lineUp: LineUp, entered: Entered): MatchSide[] {
  return (['home', 'away'] as const).filter((team) =>
    (['a', 'b'] as const).some((side) => lineUp[side].some((held) => isSwapped(held, side, team, entered))),
  );
}

/** Whether a seat is held by somebody of the team who was entered for the other pair's seats. */
export function isSwapped(
  { seat, playerId }: SeatHeld,
  side: TableSide,
  team: MatchSide,
  entered: Entered,
): boolean {
  if (teamSideOf(side, sideOf(seat)) !== team) return false;
  const place = entered[team].find((member) => member.playerId === playerId)?.place;
  return place !== undefined && place !== 'substitute' && place !== sideOf(seat);
}
