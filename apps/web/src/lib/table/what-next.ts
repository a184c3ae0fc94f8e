import { type Side } from '@spadille/rules';
import { askedAbout, type BoardNow, type TableNow, type TotalNow } from './table-now.ts';

/** What a phone shows by itself: one thing at a time, in the order of the table. */
export type Screen =
  | { readonly kind: 'side' }
  | { readonly kind: 'confirm'; readonly board: BoardNow; readonly side: Side }
  | { readonly kind: 'total'; readonly total: TotalNow }
  | { readonly kind: 'enter'; readonly board: BoardNow }
  | { readonly kind: 'finished' };

/** What a phone knows of those who use it. */
export interface PhoneUse {
  /** The pair that uses the phone; null before it has said so. */
  readonly side: Side | null;
  /** The other pair answers on this phone too. */
  readonly shared: boolean;
  /** Questions that were put off here: `confirm 3`, `total 4`. */
  readonly later: ReadonlySet<string>;
}

export const confirmKey = ({ board, recorded }: Pick<BoardNow, 'board' | 'recorded'>): string =>
  `confirm ${board} ${JSON.stringify(recorded)}`;
export const totalKey = ({ board, nsGamePoints }: Pick<TotalNow, 'board' | 'nsGamePoints'>): string =>
  `total ${board} ${nsGamePoints}`;

/** A board that this phone's users are asked to confirm, the lowest first. */
export function questionFor(now: TableNow, { side, shared, later }: PhoneUse): Screen | null {
  for (const board of now.boards) {
    const asked = askedAbout(board);
    if (asked !== null && (shared || asked === side) && !later.has(confirmKey(board)))
      return { kind: 'confirm', board, side: asked };
  }
  return null;
}

/** A total that can be compared and that somebody at this phone has not agreed to. */
function totalDue(now: TableNow, { side, shared, later }: PhoneUse): Screen | null {
  const total = now.totals.find(
    (each) =>
      each.nsGamePoints !== null &&
      (shared ? each.agreed.length < 2 : side !== null && !each.agreed.includes(side)) &&
      !later.has(totalKey(each)),
  );
  return total ? { kind: 'total', total } : null;
}

/**
 * What comes next: what the other pair said is confirmed, then the total is compared, then the next board is entered.
 * Whatever was put off here does not come by itself again.
 */
export function whatNext(now: TableNow, use: PhoneUse): Screen {
  if (use.side === null) return { kind: 'side' };
  const question = questionFor(now, use) ?? totalDue(now, use);
  if (question) return question;
  const next = now.boards.find(({ done }) => !done);
  return next ? { kind: 'enter', board: next } : { kind: 'finished' };
}
