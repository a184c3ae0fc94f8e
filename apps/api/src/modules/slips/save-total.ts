import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { checkPlayed } from '../results/lock-match.ts';
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

/** Takes in a slip that gives no more than its total. A table hands in its boards or a total, never both. */
export const saveTotal =
  ({ inTransaction }: Deps) =>
  (wanted: SaveTotal, by: ChangedBy): Promise<Result<SlipAnswer, Refusal>> =>
    inTransaction(async (tx) => {
      const locked = await lockSlip(tx, wanted);
      if (!locked.ok) return locked;
      const played = checkPlayed(locked.value.match);
      if (!played.ok) return played;
      const { tableId, nsGamePoints } = wanted;
      const gone = await findTeamGone(tx, locked.value.match.id);
      if (gone !== null && nsGamePoints !== null) return err({ code: 'team-withdrawn', team: gone });
      if (nsGamePoints !== null && (await hasBoards(tx, tableId))) return err({ code: 'table-has-boards' });
      if (nsGamePoints !== locked.value.table.totalOnly) await save(tx, locked.value, nsGamePoints, by);
      return ok(await needSlipView(tx, tableId));
    });

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
