import { type SaidTotals, type SayTotalAtTable } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { actorColumns, byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { checkTableOpen, lockPlayingTable, type LockedPlayingTable } from '../results/lock-table.ts';
import { totalsAtTable, type TotalAnswer } from './at-table-view.ts';
import { findReconciliation } from './repository.ts';

type Said = z.output<typeof SayTotalAtTable>;
type SaidAnswer = z.input<typeof SaidTotals>;

/**
 * A pair says the running total after a board; its last word counts while it is the total as it stands, and one that is not
 * is kept and shown to the director. The same id again is the same word. Refuses `key-used-differently`, `round-not-open`,
 * `match-not-played`, `table-has-total-only`, and `board-not-on-table` where no total is asked for.
 */
export const sayTotal =
  ({ inTransaction }: Deps) =>
  (tableId: string, said: Said, by: ChangedBy): Promise<Result<SaidAnswer, Refusal>> =>
    inTransaction(async (tx) => {
      const table = await lockPlayingTable(tx, tableId);
      if (table === null) return err({ code: 'not-found', what: 'table' });
      const before = await totalsAtTable(tx, tableId);
      const used = await findReconciliation(tx, said.entryId);
      if (used) {
        const { board, bySide, nsGamePoints } = said;
        const isSame =
          used.tableId === tableId &&
          used.board === board &&
          used.bySide === bySide &&
          used.nsGamePoints === nsGamePoints;
        return isSame ? ok({ totals: before }) : err({ code: 'key-used-differently' });
      }
      const total = findTotal(table, before, said.board);
      if (!total.ok) return total;
      await save(tx, table, { said, stands: total.value.nsGamePoints }, by);
      return ok({ totals: await totalsAtTable(tx, tableId) });
    });

function findTotal(
  table: LockedPlayingTable,
  totals: readonly TotalAnswer[],
  board: number,
): Result<TotalAnswer, Refusal> {
  const open = checkTableOpen(table);
  if (!open.ok) return open;
  const { matchKind, mode } = table;
  if (matchKind !== 'played') return err({ code: 'match-not-played', matchKind });
  if (mode === 'total-only') return err({ code: 'table-has-total-only' });
  const total = totals.find((each) => each.board === board);
  return total ? ok(total) : err({ code: 'board-not-on-table', board });
}

async function save(
  tx: Tx,
  { id: tableId, tournamentId }: LockedPlayingTable,
  { said, stands }: { readonly said: Said; readonly stands: number | null },
  by: ChangedBy,
): Promise<void> {
  const { entryId, board, bySide, nsGamePoints, clientTime } = said;
  await tx.reconciliation.create({
    data: {
      ...{ id: entryId, tableId, board, bySide, nsGamePoints },
      ...actorColumns(by.actor),
      clientTime: new Date(clientTime),
      at: by.now,
    },
  });
  await appendEvent(tx, {
    type: 'total-said',
    payload: { board, entryId, bySide, nsGamePoints, stands },
    chainId: tournamentId,
    subjectId: tableId,
    ...byWhom(by),
  });
}
