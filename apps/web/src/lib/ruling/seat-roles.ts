import { isPlayed, type Seat, sideOf } from '@spadille/rules';
import { type BoardContext } from '@spadille/rulings';

/** What somebody was on a board: a hand in the auction, and a part in the play where there was one. */
export interface SeatRoles {
  readonly hand: 'forehand' | 'middlehand' | 'rearhand' | 'sitter';
  /** The declarer's partner puts his cards down: in the play it is he who sits out. Null without a played result. */
  readonly part: 'declarer' | 'partner' | 'defender' | null;
}

/** Who a seat was on a board (§2). */
export function rolesOf(seat: Seat, { hands, tuple }: Pick<BoardContext, 'hands' | 'tuple'>): SeatRoles {
  const hand =
    (['forehand', 'middlehand', 'rearhand'] as const).find((each) => hands[each] === seat) ?? 'sitter';
  if (tuple === null || !isPlayed(tuple)) return { hand, part: null };
  if (seat === tuple.declarer) return { hand, part: 'declarer' };
  return { hand, part: sideOf(seat) === sideOf(tuple.declarer) ? 'partner' : 'defender' };
}
