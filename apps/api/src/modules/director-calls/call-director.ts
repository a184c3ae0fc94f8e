import { type CallDirector } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Deps } from '../../deps.ts';
import { type ChangedBy } from '../audit/changed-by.ts';
import { checkTableOpen, lockPlayingTable } from '../results/lock-table.ts';
import { appendCallEvent } from './call-event.ts';
import { type CallAnswer, callView } from './call-view.ts';
import { findCall, findOpenCall, insertCall, updateCall } from './repository.ts';

/**
 * Calls the director to a table. The same id again is the same call, also when it is closed by now; a table with an open
 * call keeps that one. Refuses `key-used-differently`, `round-not-open`, `board-not-on-table`.
 */
export const callDirector =
  ({ inTransaction }: Deps) =>
  (
    tableId: string,
    { callId, board, about }: z.output<typeof CallDirector>,
    by: ChangedBy,
  ): Promise<Result<CallAnswer, Refusal>> =>
    inTransaction(async (tx) => {
      const table = await lockPlayingTable(tx, tableId);
      if (table === null) return err({ code: 'not-found', what: 'table' });
      const known = await findCall(tx, callId);
      if (known && known.tableId !== tableId) return err({ code: 'key-used-differently' });
      const there = known ?? (await findOpenCall(tx, tableId));
      if (there) return ok(callView(there));
      const open = checkTableOpen(table);
      if (!open.ok) return open;
      if (board > table.boards) return err({ code: 'board-not-on-table', board });
      const call = await insertCall(tx, { id: callId, tableId, board, about, calledAt: by.now });
      await appendCallEvent(tx, table.tournamentId, { type: 'director-called', call }, by);
      return ok(callView(call));
    });

/** The director need not come after all; where nobody called, nothing happens. */
export const takeBackCall =
  ({ inTransaction }: Deps) =>
  (tableId: string, by: ChangedBy): Promise<Result<undefined, Refusal>> =>
    inTransaction(async (tx) => {
      const table = await lockPlayingTable(tx, tableId);
      if (table === null) return err({ code: 'not-found', what: 'table' });
      const open = await findOpenCall(tx, tableId);
      if (open === null) return ok(undefined);
      const call = await updateCall(tx, open.id, {
        closedAt: laterOf(open.takenAt ?? open.calledAt, by.now),
      });
      await appendCallEvent(tx, table.tournamentId, { type: 'call-taken-back', call }, by);
      return ok(undefined);
    });

/** Requests that waited for the lock may have come in before the one that they follow. */
export const laterOf = (one: Date, other: Date): Date => (one > other ? one : other);
