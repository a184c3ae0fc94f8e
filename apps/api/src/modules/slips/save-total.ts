import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { checkPlayed } from '../results/lock-match.ts';
import { findWaiting, refuseWaiting } from '../rulings/settle-waiting.ts';
import { startIfDrawn } from '../rounds/start-if-drawn.ts';
import { lockSlip, type LockedSlip } from './lock-slip.ts';
import { findTeamGone, hasBoards } from './repository.ts';
import { needSlipView, type SlipAnswer } from './slip-view.ts';

export interface SaveTotal {
  readonly tableId: string;
  readonly expectedVersion: number;
  /** Net to N/S; null takes the total back. */
  readonly nsGamePoints: number | null;
}

/**
 * Takes in a slip that gives no more than its total. A table hands in its boards or a total, never both; rulings that wait
 * for the result of one of its boards are named, because it would never come.
 */
export const saveTotal =
  ({ inTransaction }: Deps) =>
  (wanted: SaveTotal, by: ChangedBy): Promise<Result<SlipAnswer, Refusal>> =>
    inTransaction(async (tx) => {
      const locked = await lockSlip(tx, wanted);
      if (!locked.ok) return locked;
      const played = checkPlayed(locked.value.match);
      if (!played.ok) return played;
      const { tableId, nsGamePoints } = wanted;
      if (nsGamePoints !== null) {
        const free = await checkFree(tx, locked.value);
        if (!free.ok) return free;
      }
      if (nsGamePoints !== locked.value.table.totalOnly) await save(tx, locked.value, nsGamePoints, by);
      return ok(await needSlipView(tx, tableId));
    });

async function checkFree(tx: Tx, { match, table }: LockedSlip): Promise<Result<undefined, Refusal>> {
  const gone = await findTeamGone(tx, match.id);
  if (gone !== null) return err({ code: 'team-withdrawn', team: gone });
  const waiting = (await findWaiting(tx, match.id)).filter(({ tableId }) => tableId === table.id);
  const settled = refuseWaiting(waiting);
  if (!settled.ok) return settled;
  return (await hasBoards(tx, table.id)) ? err({ code: 'table-has-boards' }) : ok(undefined);
}

async function save(
  tx: Tx,
  { match, table }: LockedSlip,
  nsGamePoints: number | null,
  by: ChangedBy,
): Promise<void> {
  const { version } = await tx.playingTable.update({
    where: { id: table.id },
    data: {
      mode: nsGamePoints === null ? 'boards' : 'total-only',
      totalNs: nsGamePoints,
      version: { increment: 1 },
    },
    select: { version: true },
  });
  await startIfDrawn(tx, match, by);
  const about = { chainId: match.tournamentId, subjectId: table.id, ...byWhom(by) };
  await (nsGamePoints === null
    ? appendEvent(tx, { ...about, type: 'slip-total-cleared', payload: { version } })
    : appendEvent(tx, { ...about, type: 'slip-total-set', payload: { version, nsGamePoints } }));
}
