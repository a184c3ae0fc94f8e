import { err, ok, type Result } from '@spadille/core';

/** A table's part in the travels of a board. `T` is what tables are known by. */
export interface TablePlay<T> {
  readonly table: T;
  /** Whether the table has a result of the board. */
  readonly played: boolean;
  /** By when it was played, in milliseconds since 1970 UTC; null when that is not known. */
  readonly playedAt: number | null;
}

/** One match's use of a board, at its two partner tables. */
export interface BoardPlay<T> {
  readonly matchId: string;
  readonly tables: readonly [TablePlay<T>, TablePlay<T>];
}

/** Where an error with a board's cards is known to have begun: at a table, and at a time or by the order of play. */
export type ErrorBegan<T> =
  | { readonly knownBy: 'time'; readonly table: T; readonly at: number }
  /** Tables in the order in which they played the board, as the director knows it. */
  | { readonly knownBy: 'order'; readonly table: T; readonly order: readonly T[] };

/** What is proposed for one match. */
export interface CardSwapLine {
  readonly matchId: string;
  /** `waits`: neither table has played the board, so there is nothing to cancel once the cards are put right. */
  readonly proposal: 'keep' | 'cancel' | 'waits';
  /** Whether each table, in the match's order, is known to have played before the error. */
  readonly before: readonly [boolean, boolean];
}

export type CardSwapRefusal =
  | { readonly code: 'table-not-in-order'; readonly table: unknown }
  | { readonly code: 'table-twice-in-order'; readonly table: unknown };

/** The tables that are known to have played before the error. */
function beforeError<T>(plays: readonly TablePlay<T>[], error: ErrorBegan<T>): ReadonlySet<T> {
  if (error.knownBy === 'order') return new Set(error.order.slice(0, error.order.indexOf(error.table)));
  const early = plays.filter(({ played, playedAt }) => played && playedAt !== null && playedAt < error.at);
  return new Set(early.map(({ table }) => table));
}

function checkOrder<T>(error: ErrorBegan<T>): Result<null, CardSwapRefusal> {
  if (error.knownBy === 'time') return ok(null);
  const { order, table } = error;
  if (!order.includes(table)) return err({ code: 'table-not-in-order', table });
  const twice = order.find((each, index) => order.indexOf(each) !== index);
  return twice === undefined ? ok(null) : err({ code: 'table-twice-in-order', table: twice });
}

/**
 * What becomes of a board in each match after its cards were found in wrong hands (§23): the result stays where both
 * partner tables had played before the error, since the board was in order then; elsewhere it is proposed to be cancelled
 * at both tables. [choice] A proposal, match by match: the director keeps results as far as he can.
 * [choice] A table whose time or place is not known counts as after the error, and so does, in an order, the table at
 * which it began. By time only the clock decides: what that table had played before was in order, too.
 */
export function proposeCardSwap<T>(
  uses: readonly BoardPlay<T>[],
  error: ErrorBegan<T>,
): Result<readonly CardSwapLine[], CardSwapRefusal> {
  const checked = checkOrder(error);
  if (!checked.ok) return checked;
  const early = beforeError(
    uses.flatMap(({ tables }) => tables),
    error,
  );
  return ok(
    uses.map(({ matchId, tables: [a, b] }): CardSwapLine => {
      const before = [early.has(a.table), early.has(b.table)] as const;
      if (before[0] && before[1]) return { matchId, proposal: 'keep', before };
      return { matchId, proposal: a.played || b.played ? 'cancel' : 'waits', before };
    }),
  );
}
