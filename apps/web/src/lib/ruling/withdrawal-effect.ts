import { type BoardTuple, handsFor, type TableSide } from '@spadille/rules';
import { applyAtPartnerTables, isRulingId, type RulingOnRecord } from '@spadille/rulings';
import { countedNsGamePoints, penaltyNet } from '@spadille/scoring';
import { type RulingPlace, rulingsOn } from './place.ts';
import { type BoardStandingView, type RulingView } from './types.ts';

type Placed = RulingOnRecord & { readonly at: TableSide; readonly id: string };

/** What both tables of a board have, and the match with it. */
export interface BoardAtBoth {
  readonly a: BoardStandingView;
  readonly b: BoardStandingView;
  /** To home, penalty points counted; null while the match has no score. */
  readonly homeGamePoints: number | null;
}

const SIDES = ['a', 'b'] as const;

/** Cancelled by hand: a board that was cancelled before the first ruling in force found it. */
function cancelledByHand(place: RulingPlace, board: number, cancelled: boolean): boolean {
  const first = rulingsOn(place, board).find(
    ({ status, before }) => status !== 'withdrawn' && before !== null,
  );
  return first?.before?.cancelled ?? cancelled;
}

/** The board at both tables with these rulings in force. */
function atBoth(place: RulingPlace, board: number, rulings: readonly Placed[]) {
  const [a, b] = SIDES.map((side) =>
    place.tables.find((table) => table.side === side)?.boards.find((line) => line.board === board),
  );
  if (!a || !b) return null;
  const recorded = (line: typeof a) => ({
    tuple: line.recorded as BoardTuple | null,
    cancelled: cancelledByHand(place, board, line.cancelled),
  });
  const ruled = applyAtPartnerTables({ hands: handsFor(a.dealer), a: recorded(a), b: recorded(b) }, rulings);
  const view = (side: TableSide): BoardStandingView => {
    const { effective: tuple, cancelled } = ruled[side];
    return { tuple, cancelled, nsGamePoints: countedNsGamePoints({ tuple, cancelled }) } as BoardStandingView;
  };
  // Home sits N/S at table A and E/W at table B.
  const penaltiesToHome = penaltyNet(
    SIDES.flatMap((side) =>
      ruled[side].penalties.map((given) => ({
        offender: (given.side === 'NS') === (side === 'a') ? ('home' as const) : ('away' as const),
      })),
    ),
  );
  const standing = { a: view('a'), b: view('b') };
  return { ...standing, toHome: standing.a.nsGamePoints - standing.b.nsGamePoints + penaltiesToHome };
}

/**
 * What a board is now and what it would be had a ruling never been made: worked out by the catalogue's own rules from
 * the tables' records and the rulings that remain, as the server does. Null when the match has no such board.
 */
export function withdrawalEffect(
  place: RulingPlace,
  { id, board }: Pick<RulingView, 'id' | 'board'>,
): { readonly before: BoardAtBoth; readonly after: BoardAtBoth } | null {
  const sideOfTable = new Map(place.tables.map((table) => [table.id, table.side]));
  const placed = rulingsOn(place, board)
    .filter(({ status }) => status !== 'withdrawn')
    .flatMap(({ id: ruling, tableId, rule, seat, facts }): Placed[] => {
      const at = sideOfTable.get(tableId);
      return at && isRulingId(rule) ? [{ id: ruling, at, rule, seat, facts }] : [];
    });
  const now = atBoth(place, board, placed);
  const then = atBoth(
    place,
    board,
    placed.filter((each) => each.id !== id),
  );
  if (!now || !then) return null;
  const score = place.homeGamePoints;
  const both = ({ a, b }: BoardAtBoth | typeof now, homeGamePoints: number | null) => ({
    a,
    b,
    homeGamePoints,
  });
  return {
    before: both(now, score),
    after: both(then, score === null ? null : score + then.toHome - now.toHome),
  };
}
