import { err, ok, type Refusal, type Result } from '@spadille/core';
import { checkVersion } from '../../database/check-version.ts';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { type ChangedBy } from '../audit/changed-by.ts';
import { lockPlayingTable } from '../results/lock-table.ts';
import { laterOf } from './call-director.ts';
import { appendCallEvent } from './call-event.ts';
import { type CallAnswer, callView } from './call-view.ts';
import { type CallRow, findCall, findOpenCalls, updateCall } from './repository.ts';

/** A call that somebody answers, as he saw it. */
export interface CallAnswered {
  readonly tableId: string;
  readonly callId: string;
  readonly expectedVersion: number;
}

interface LockedCall {
  readonly call: CallRow;
  readonly tournamentId: string;
}

/** The director is on his way, and the table sees it. Refuses `stale-version` also when the call is closed. */
export const takeCall =
  ({ inTransaction }: Deps) =>
  (wanted: CallAnswered, by: ChangedBy): Promise<Result<CallAnswer, Refusal>> =>
    inTransaction(async (tx) => {
      const locked = await lockCall(tx, wanted);
      if (!locked.ok) return locked;
      const { call: open, tournamentId } = locked.value;
      if (by.actor.kind !== 'user') throw new Error('a call is taken by a user');
      const taken = { takenAt: laterOf(open.calledAt, by.now), takenById: by.actor.userId };
      const call = await updateCall(tx, open.id, taken);
      await appendCallEvent(tx, tournamentId, { type: 'call-taken', call }, by);
      return ok(callView(call));
    });

/** A call is done with. Refuses `stale-version`. */
export const closeCall =
  ({ inTransaction }: Deps) =>
  (wanted: CallAnswered, by: ChangedBy): Promise<Result<undefined, Refusal>> =>
    inTransaction(async (tx) => {
      const locked = await lockCall(tx, wanted);
      if (!locked.ok) return locked;
      await close(tx, locked.value, by);
      return ok(undefined);
    });

/** Closes the calls of a round that is closed; its tournament is locked. */
export async function closeCallsOf(
  tx: Tx,
  { id, tournamentId }: { readonly id: string; readonly tournamentId: string },
  by: ChangedBy,
): Promise<void> {
  for (const call of await findOpenCalls(tx, id)) await close(tx, { call, tournamentId }, by);
}

async function lockCall(
  tx: Tx,
  { tableId, callId, expectedVersion }: CallAnswered,
): Promise<Result<LockedCall, Refusal>> {
  const table = await lockPlayingTable(tx, tableId);
  const call = table && (await findCall(tx, callId));
  if (!table || call?.tableId !== tableId) return err({ code: 'not-found', what: 'call' });
  const { version, closedAt } = call;
  const fresh = checkVersion(closedAt === null ? expectedVersion : 0, { version, closedAt });
  return fresh.ok ? ok({ call, tournamentId: table.tournamentId }) : fresh;
}

async function close(tx: Tx, { call: open, tournamentId }: LockedCall, by: ChangedBy): Promise<void> {
  const call = await updateCall(tx, open.id, { closedAt: laterOf(open.takenAt ?? open.calledAt, by.now) });
  await appendCallEvent(tx, tournamentId, { type: 'call-closed', call }, by);
}
