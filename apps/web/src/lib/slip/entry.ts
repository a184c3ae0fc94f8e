import { type Said } from './said.ts';
import { type BoardLine } from './types.ts';

/**
 * One accepted board on its way to the server. It is written down in the browser before it is sent and stays until the
 * server has answered, so that neither a reload nor a dead network loses it.
 */
export interface Entry {
  /** UUIDv7: good for one change however often it is sent; also the order in which entries are sent. */
  readonly entryId: string;
  /** Who typed it; nobody else's session sends it. */
  readonly userId: string;
  readonly tableId: string;
  readonly tableNumber: number;
  readonly board: number;
  readonly said: Said;
  /** The version of the board that it was typed upon; for a chained entry the one it will have after `after`. */
  readonly expectedVersion: number;
  /** The entry for the same board that has to be answered first. */
  readonly after: string | null;
  /** Whoever typed it knows that it takes the place of what both pairs said, or of what was looked at twice. */
  readonly overwrite?: true;
  readonly clientTime: string;
  readonly standing: EntryStanding;
}

/**
 * - `waiting`: not answered yet.
 * - `conflict`: somebody else changed the board in between; `theirs` is what stands there now.
 * - `asks-first`: both pairs agree on `theirs`, or it was looked at twice: it is not overwritten without asking.
 * - `refused`: the server said no for good; `problem` is its code.
 */
export type EntryStanding =
  | { readonly is: 'waiting' }
  | { readonly is: 'conflict' | 'asks-first'; readonly theirs: BoardLine }
  | { readonly is: 'refused'; readonly problem: string };

/** What stands on a board that somebody has to decide about; null where nothing is to be decided between two. */
export const theirsOf = ({ standing }: Entry): BoardLine | null =>
  standing.is === 'conflict' || standing.is === 'asks-first' ? standing.theirs : null;

/** The entry that says last what a board is, if any is still here. */
export const lastEntryFor = (entries: readonly Entry[], tableId: string, board: number): Entry | null =>
  entries.findLast((entry) => entry.tableId === tableId && entry.board === board) ?? null;
