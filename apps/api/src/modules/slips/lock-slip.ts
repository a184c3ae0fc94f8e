import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Tx } from '../../database/in-transaction.ts';
import { checkVersion, firstRefusal } from '../../database/check-version.ts';
import { checkOpen, lockMatch, type LockedMatch, type LockedTable } from '../results/lock-match.ts';
import { findMatchOfTable } from './match-of-table.ts';

/** A table and its match that nobody else changes until the transaction ends. */
export interface LockedSlip {
  readonly match: LockedMatch;
  readonly table: LockedTable;
}

/** Locks a table of an open round for a change that was based on `expectedVersion`; nothing is written yet. */
export async function lockSlip(
  tx: Tx,
  { tableId, expectedVersion }: { readonly tableId: string; readonly expectedVersion: number },
): Promise<Result<LockedSlip, Refusal>> {
  const matchId = await findMatchOfTable(tx, tableId);
  const match = matchId === null ? null : await lockMatch(tx, matchId);
  const table = match?.tables.find(({ id }) => id === tableId);
  if (!match || !table) return err({ code: 'not-found' });
  const { version, totalOnly } = table;
  const refused = firstRefusal(
    checkOpen(match),
    checkVersion(expectedVersion, { version, totalNsGamePoints: totalOnly }),
  );
  return refused.ok ? ok({ match, table }) : refused;
}
