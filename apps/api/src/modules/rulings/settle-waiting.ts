import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Tx } from '../../database/in-transaction.ts';
import { type ChangedBy } from '../audit/changed-by.ts';
import { type LockedMatch } from '../results/lock-match.ts';
import { loadRulingSteps } from '../results/ruling-views.ts';
import { findRuling } from './repository.ts';
import { takeBack } from './withdraw-ruling.ts';

/** A ruling that waits for a result, as a refusal names it. */
export interface WaitingRuling {
  readonly id: string;
  readonly tableId: string;
  readonly table: number;
  readonly board: number;
  readonly rule: string;
}

/** The rulings of a match that wait for a result, in the order of its boards. */
export async function findWaiting(db: Tx, matchId: string): Promise<WaitingRuling[]> {
  const steps = await loadRulingSteps(db, [matchId]);
  return steps
    .filter(({ step }) => step?.status === 'waits')
    .map(({ row: { id, tableId, table, board, rule } }) => ({
      id,
      tableId,
      table: table.number,
      board,
      rule,
    }));
}

/** Refuses what would let rulings wait for ever, and names them. */
export const refuseWaiting = (waiting: readonly WaitingRuling[]): Result<undefined, Refusal> =>
  waiting.length === 0 ? ok(undefined) : err({ code: 'rulings-wait', rulings: waiting });

/** What becomes of rulings that wait for a result which will not come. */
export interface Settling {
  readonly waiting: readonly WaitingRuling[];
  /** The director said that they are withdrawn with it. */
  readonly withdraw: boolean;
  /** His reason for what he does. */
  readonly reason: string;
  readonly by: ChangedBy;
}

/**
 * Withdraws rulings that would wait for ever, each with its event, when the director said so; refuses with `rulings-wait`
 * otherwise, and with `already-decided` where the committee decided that one stands. The match is locked.
 */
export async function settleWaiting(
  tx: Tx,
  match: LockedMatch,
  { waiting, withdraw, reason, by }: Settling,
): Promise<Result<undefined, Refusal>> {
  if (!withdraw) return refuseWaiting(waiting);
  for (const { id } of waiting) {
    const ruling = await findRuling(tx, id);
    if (ruling === null) throw new Error(`ruling ${id} is gone, though its match is locked`);
    if (ruling.isCommittees) return err({ code: 'already-decided' });
    await takeBack(tx, match, ruling, { reason, by });
  }
  return ok(undefined);
}
