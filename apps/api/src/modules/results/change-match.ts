import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Tx } from '../../database/in-transaction.ts';
import { checkVersion, firstRefusal } from '../../database/check-version.ts';
import { checkOpen, lockMatch, type LockedMatch } from './lock-match.ts';

/** What every change of a match says: which one, and the state that it was based on. */
export interface MatchChange {
  readonly matchId: string;
  readonly expectedVersion: number;
}

/** Locks a match of an open round for a change; nothing is written yet. */
export async function lockForChange(
  tx: Tx,
  { matchId, expectedVersion }: MatchChange,
): Promise<Result<LockedMatch, Refusal>> {
  const match = await lockMatch(tx, matchId);
  if (match === null) return err({ code: 'not-found' });
  const { version, kind } = match;
  const refused = firstRefusal(checkOpen(match), checkVersion(expectedVersion, { version, kind }));
  return refused.ok ? ok(match) : refused;
}

/** Counts a match's version up, with what else of its row changes. Gives the new version. */
export async function saveMatch(
  tx: Tx,
  matchId: string,
  change: {
    readonly kind?: LockedMatch['kind'];
    readonly walkoverWinner?: 'home' | 'away' | null;
    readonly reason?: string | null;
  } = {},
): Promise<number> {
  const { version } = await tx.match.update({
    where: { id: matchId },
    data: { ...change, version: { increment: 1 } },
    select: { version: true },
  });
  return version;
}

/** Refuses what concerns single boards where a table has handed in no more than its total. */
export function checkByBoards({ tables }: LockedMatch): Result<undefined, Refusal> {
  const total = tables.find(({ totalOnly }) => totalOnly !== null);
  return total === undefined ? ok(undefined) : err({ code: 'table-has-total-only', table: total.number });
}
