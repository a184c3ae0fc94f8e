import { type BoardTuple, type Side } from '@spadille/rules';
import { type Said } from '../slip/said.ts';

/** What a pair says at its table. */
export type TableWord =
  /** What happened on a board, or that nothing is to stand there after all. */
  | { readonly kind: 'say'; readonly said: Said }
  /** What the other pair said is right, or is not; then what it was, if that is told. */
  | {
      readonly kind: 'answer';
      readonly seen: BoardTuple;
      readonly answer:
        { readonly kind: 'confirm' } | { readonly kind: 'dispute'; readonly tuple: BoardTuple | null };
    }
  /** The running total after a board, to N/S, is agreed to. */
  | { readonly kind: 'total'; readonly nsGamePoints: number };

/** One word of a pair on its way to the server, written down in the phone until it is answered. */
export interface TableEntry {
  /** UUIDv7: good for one change however often it is sent; also the order in which entries are sent. */
  readonly entryId: string;
  readonly tableId: string;
  readonly board: number;
  readonly bySide: Side;
  readonly word: TableWord;
  /** The version of the board that was on screen; of a total it says nothing. */
  readonly expectedVersion: number;
  /** The entry about the same board, or its total's board, that has to be answered first. */
  readonly after: string | null;
  readonly clientTime: string;
  readonly standing: TableEntryStanding;
}

/** `refused`: the server said no for good; `problem` is its code. */
export type TableEntryStanding =
  { readonly is: 'waiting' } | { readonly is: 'refused'; readonly problem: string };

/** The last word on a board that is on its way still. */
export const lastWaitingFor = (entries: readonly TableEntry[], board: number): TableEntry | null =>
  entries.findLast((entry) => entry.board === board && entry.standing.is === 'waiting') ?? null;
