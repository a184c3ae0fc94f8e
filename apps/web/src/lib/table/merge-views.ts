import { type TableEntry } from './table-entry.ts';
import { type AtTableBoard, type AtTableTotal, type AtTableView } from './types.ts';

/** A newer view beside the one on screen: of each board the one with the higher version wins, whatever came first. */
export function mergeViews(known: AtTableView, fetched: AtTableView): AtTableView {
  if (known.table.id !== fetched.table.id) return fetched;
  const before = new Map(known.boards.map((board) => [board.board, board]));
  return {
    ...fetched,
    boards: fetched.boards.map((board) => {
      const had = before.get(board.board);
      return had && had.version > board.version ? had : board;
    }),
  };
}

/** What an answer brought, put into the view. */
export function withAnswer(
  view: AtTableView,
  { board, totals }: { readonly board?: AtTableBoard; readonly totals: readonly AtTableTotal[] },
): AtTableView {
  return {
    ...view,
    boards: view.boards.map((had) =>
      board && had.board === board.board && had.version <= board.version ? board : had,
    ),
    totals: [...totals],
  };
}

/** What somebody else did to a board that this phone has shown, and its players should hear of. */
export interface BoardNews {
  readonly board: number;
  readonly what:
    | 'ruled'
    | 'ruling-withdrawn'
    | 'cancelled'
    | 'restored'
    | 'not-played'
    | 'corrected'
    | 'verified'
    | 'disputed'
    /** The director had written something else before the pair's word came. */
    | 'kept';
}

/** A pair's word on a board met another one, so that it does not count by itself. */
export function newsOfAnswer({ bySide, word }: TableEntry, board: AtTableBoard | undefined): BoardNews[] {
  if (!board || word.kind !== 'say') return [];
  const against = board.disputes.some((dispute) => dispute.bySide === bySide);
  if (!against) return [];
  return [{ board: board.board, what: board.enteredSide === null ? 'kept' : 'disputed' }];
}

/** The news with newer ones: of each board the last. */
export function withNews(news: readonly BoardNews[], newer: readonly BoardNews[]): readonly BoardNews[] {
  const told = new Set(newer.map(({ board }) => board));
  return [...news.filter(({ board }) => !told.has(board)), ...newer];
}

/** What the director did between two views, and what the pairs do not agree on. Anything else they said is no news. */
export function newsBetween(before: AtTableView, after: AtTableView): BoardNews[] {
  const had = new Map(before.boards.map((board) => [board.board, board]));
  return after.boards.flatMap((board) => {
    const what = newsOf(had.get(board.board), board);
    return what ? [{ board: board.board, what }] : [];
  });
}

function newsOf(before: AtTableBoard | undefined, after: AtTableBoard): BoardNews['what'] | null {
  if (!before || after.version <= before.version) return null;
  if (after.cancelled !== before.cancelled) return after.cancelled ? 'cancelled' : 'restored';
  if (after.ruled !== before.ruled) return after.ruled ? 'ruled' : 'ruling-withdrawn';
  if (after.notPlayed && !before.notPlayed) return 'not-played';
  if (after.ruled && JSON.stringify(after.tuple) !== JSON.stringify(before.tuple)) return 'ruled';
  if (isCorrected(before, after)) return 'corrected';
  if (after.state === 'disputed' && before.state !== 'disputed') return 'disputed';
  return after.state === 'verified' && before.state !== 'verified' ? 'verified' : null;
}

/** The director wrote, or cleared, what a pair had said. A pair clears only what the other has not agreed to. */
function isCorrected(before: AtTableBoard, after: AtTableBoard): boolean {
  if (after.enteredSide !== null) return false;
  if (after.recorded === null) return before.state !== 'entered' && before.state !== 'empty';
  return before.enteredSide !== null || JSON.stringify(after.recorded) !== JSON.stringify(before.recorded);
}
