import { isOpenForResults } from '@spadille/competition';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Tx } from '../../database/in-transaction.ts';
import { lockRound, type LockedRound } from '../rounds/lock-round.ts';
import { findRoundOfTable } from './repository.ts';

/** Locks a round whose tables may get cards: one that takes results. */
export async function lockOpenRound(tx: Tx, roundId: string): Promise<Result<LockedRound, Refusal>> {
  const round = await lockRound(tx, roundId);
  if (round === null) return err({ code: 'not-found' });
  return isOpenForResults(round.state) ? ok(round) : err({ code: 'round-not-open', roundState: round.state });
}

/** Locks the round of a table; null when there is no such table. */
export async function lockRoundOfTable(tx: Tx, tableId: string): Promise<LockedRound | null> {
  const found = await findRoundOfTable(tx, tableId);
  return found && lockRound(tx, found.roundId);
}
