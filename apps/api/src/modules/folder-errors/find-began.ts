import { type FolderErrorBegan } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { checkSaidAt } from '../rounds/check-said-at.ts';
import { findUseOfTable, type UseRow } from './repository.ts';

export type BeganWanted = z.output<typeof FolderErrorBegan>;

/** Where an error began, found among the uses of its set. */
export interface Began {
  /** The place in the order in which the set travels. */
  readonly sequence: number;
  /** Number of the table at which it began, as far as is known. */
  readonly tableNumber: number;
  /** Null where only the order is known. */
  readonly byTime: { readonly tableId: string; readonly at: Date } | null;
}

export interface Sought {
  readonly boardSetId: string;
  readonly board: number;
  readonly began: BeganWanted;
}

/**
 * Where an error began. Refused when the named table plays another set, or at a time at which nothing of its round can
 * have happened; by the order, when no match from there on plays the board.
 */
export async function findBegan(
  db: Tx,
  { boardSetId, board, began }: Sought,
  uses: readonly UseRow[],
  now: Date,
): Promise<Result<Began, Refusal>> {
  if (began.knownBy === 'order') {
    const first = uses.find(({ sequence }) => sequence >= began.fromSequence);
    if (first === undefined) return err({ code: 'board-not-on-table', boards: [board] });
    return ok({ sequence: began.fromSequence, tableNumber: first.tableA.number, byTime: null });
  }
  const use = await findUseOfTable(db, boardSetId, began.tableId);
  if (use === null) return err({ code: 'board-not-on-table', boards: [board] });
  const { roundId, ...place } = use;
  const at = new Date(began.at);
  const said = await checkSaidAt(db, roundId, { at, now });
  if (!said.ok) return said;
  // The venue's clock may be some minutes ahead of ours: then it is now.
  return ok({ ...place, byTime: { tableId: began.tableId, at: at > now ? now : at } });
}
