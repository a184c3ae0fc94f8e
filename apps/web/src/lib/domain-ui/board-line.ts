import { type TableSide, teamSideOf } from '@spadille/rules';
import type { ReportBoard, ReportBoardSide } from '$lib/api/types.ts';

/**
 * What a board shows. Four things that are easily mixed up are kept apart: passed out (a result like any other),
 * cancelled, not played, and without a result at one table.
 */
export type BoardLook =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'not-played' }
  | { readonly kind: 'compared'; readonly a: ReportBoardSide | null; readonly b: ReportBoardSide | null };

/** A board as it is shown, with or without what the public is told of the rulings on it. */
export type BoardShown = Omit<ReportBoard, 'rulings'> & Partial<Pick<ReportBoard, 'rulings'>>;

/** How a board of a match is shown. */
export function boardLook(board: BoardShown): BoardLook {
  if (board.cancelled) return { kind: 'cancelled' };
  if (board.notPlayed) return { kind: 'not-played' };
  return { kind: 'compared', a: board.a, b: board.b };
}

/**
 * Points to the home team at one of its tables.
 * `0 -` rather than `-` keeps a zero from becoming a negative one.
 */
export const toHome = (side: ReportBoardSide, table: TableSide): number =>
  teamSideOf(table, 'NS') === 'home' ? side.nsGamePoints : 0 - side.nsGamePoints;
