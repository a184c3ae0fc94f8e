import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Tx } from '../../database/in-transaction.ts';
import { findRuling, type RulingToWithdraw } from './repository.ts';

/**
 * A ruling that the director can take back. Refuses with `not-found`, `already-withdrawn`, and `already-decided` when it
 * is the committee's, which is not his to undo.
 */
export async function findRulingToWithdraw(db: Tx, id: string): Promise<Result<RulingToWithdraw, Refusal>> {
  const ruling = await findRuling(db, id);
  if (ruling === null) return err({ code: 'not-found' });
  if (ruling.isWithdrawn) return err({ code: 'already-withdrawn' });
  return ruling.isCommittees ? err({ code: 'already-decided' }) : ok(ruling);
}
