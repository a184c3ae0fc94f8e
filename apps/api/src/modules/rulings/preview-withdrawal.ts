import { ok, type Refusal, type Result } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { byWithdrawing } from './board-change.ts';
import { type Effect, effectOf } from './effect-of.ts';
import { needRuledBoard } from './find-board.ts';
import { findRulingToWithdraw } from './find-ruling-to-withdraw.ts';
import { checkOpenFor } from './time-limits.ts';

/** What withdrawing a ruling would do; nothing is written. Refuses what withdrawing it would refuse. */
export const previewWithdrawal =
  ({ db }: Pick<Deps, 'db'>) =>
  async (rulingId: string): Promise<Result<Effect, Refusal>> => {
    const ruling = await findRulingToWithdraw(db, rulingId);
    if (!ruling.ok) return ruling;
    const found = await needRuledBoard(db, ruling.value);
    const open = checkOpenFor(found.round.state, ruling.value.rule);
    if (!open.ok) return open;
    return ok(await effectOf(db, found, await byWithdrawing(db, found.pair, new Set([rulingId]))));
  };
