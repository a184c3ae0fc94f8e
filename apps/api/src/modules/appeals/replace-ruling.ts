import { type RulingInput, TIME_LIMITS } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type TableSide } from '@spadille/rules';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { type ChangedBy } from '../audit/changed-by.ts';
import { type LockedMatch } from '../results/lock-match.ts';
import { oneOf } from '../../database/one-of.ts';
import { type Judged } from '../rulings/judge-ruling.ts';
import { judgeInMatch, putRuling } from '../rulings/put-ruling.ts';
import { type OldRuling } from './repository.ts';

/** The committee's ruling on the board and table of one that it sets aside. */
export interface Replacement {
  /** Of the new ruling. */
  readonly id: string;
  readonly at: TableSide;
  readonly old: OldRuling;
  readonly ruling: Pick<z.output<typeof RulingInput>, 'seat' | 'rule' | 'facts'>;
  /** What is set aside with it: the old ruling, and what appeals put in its place until now. */
  readonly gone: ReadonlySet<string>;
}

/** Whether it can take the place of the old ruling among the others on the board; refuses as `judgeInMatch` does. */
export async function judgeReplacement(
  db: Tx,
  matchId: string,
  { id, at, old, ruling, gone }: Replacement,
): Promise<Result<Judged, Refusal>> {
  const wanted = { id, at, tableId: old.tableId, board: old.board, ...ruling };
  const found = await judgeInMatch(db, matchId, wanted, { id: old.id, withdrawn: gone });
  return found.ok ? ok(found.value.judged) : found;
}

/**
 * Puts the committee's ruling on record; the old one is withdrawn already. `decision` says why, and becomes its note. No
 * time limit binds the committee: what stood beside the old one of when the director was called, and of a limit that was
 * overridden, stands beside this.
 */
export async function replaceRuling(
  tx: Tx,
  newId: Deps['newId'],
  match: LockedMatch,
  replacement: Omit<Replacement, 'id' | 'at'> & { readonly decision: string },
  by: ChangedBy,
): Promise<Result<string, Refusal>> {
  const { old, decision } = replacement;
  const at = match.tables.find(({ id }) => id === old.tableId)?.side;
  if (at === undefined) return err({ code: 'not-found' });
  const judged = await judgeReplacement(tx, match.id, { ...replacement, id: newId(), at });
  if (!judged.ok) return judged;
  const beside = { note: decision, calledAt: old.calledAt, late: lateOf(old), folderErrorId: null };
  await putRuling(tx, newId, match, judged.value, beside, by);
  return ok(judged.value.ruling.id);
}

const lateOf = ({ late, lateReason }: OldRuling) =>
  late === null || lateReason === null ? null : { limit: oneOf(TIME_LIMITS, late), reason: lateReason };
