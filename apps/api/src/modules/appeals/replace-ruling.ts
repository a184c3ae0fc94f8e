import { type RulingInput, TIME_LIMITS } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { type ChangedBy } from '../audit/changed-by.ts';
import { type LockedMatch } from '../results/lock-match.ts';
import { oneOf } from '../../database/one-of.ts';
import { judgeInMatch, putRuling } from '../rulings/put-ruling.ts';
import { type OldRuling } from './repository.ts';

export interface Replacement {
  readonly match: LockedMatch;
  /** Withdrawn already. */
  readonly old: OldRuling;
  readonly ruling: Pick<z.output<typeof RulingInput>, 'seat' | 'rule' | 'facts'>;
  /** Why; it becomes the new ruling's note. */
  readonly decision: string;
  readonly by: ChangedBy;
}

/**
 * Puts the committee's ruling on the board and table of the one that it has set aside. No time limit binds the committee:
 * what stood beside the old one of when the director was called, and of a limit that was overridden, stands beside this.
 */
export async function replaceRuling(
  tx: Tx,
  newId: Deps['newId'],
  { match, old, ruling, decision, by }: Replacement,
): Promise<Result<string, Refusal>> {
  const table = match.tables.find(({ id }) => id === old.tableId);
  if (!table) return err({ code: 'not-found' });
  const place = { at: table.side, tableId: old.tableId, board: old.board };
  const found = await judgeInMatch(tx, match.id, { id: newId(), ...place, ...ruling }, old.id);
  if (!found.ok) return found;
  const { judged } = found.value;
  const beside = { note: decision, calledAt: old.calledAt, late: lateOf(old), folderErrorId: null };
  await putRuling(tx, newId, match, judged, beside, by);
  return ok(judged.ruling.id);
}

const lateOf = ({ late, lateReason }: OldRuling) =>
  late === null || lateReason === null ? null : { limit: oneOf(TIME_LIMITS, late), reason: lateReason };
