import { type SetEntryFees } from '@spadille/api-schema';
import { type FeeState } from '@spadille/competition';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { checkVersion } from '../../database/check-version.ts';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { toDate, venueDay } from '../../venue-time.ts';
import { appendEvent, lockChain } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { entryList, type EntryListAnswer } from './entry-list.ts';
import { saveFee } from './fee-repository.ts';
import { type EntryRow, listEntries } from './repository.ts';

type Fees = z.output<typeof SetEntryFees>;

/** What all the fees of one call become. */
interface Becomes {
  readonly state: FeeState;
  /** yyyy-mm-dd, for what is paid. */
  readonly paidOn: string | null;
  readonly note: string | null;
}

/**
 * Says of fees that they are paid, waived or due: all of them or none. Paid is today unless another day is told. Refuses
 * `stale-version` with the fee in question, `reason-needed` for waiving without a note, and `fee-not-fit` for a day to
 * come, a day with anything but paid, or an entry that has no fee in this tournament.
 */
export const setEntryFees =
  ({ inTransaction }: Pick<Deps, 'inTransaction'>) =>
  (tournamentId: string, wanted: Fees, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<EntryListAnswer, Refusal>> => {
      await lockChain(tx, tournamentId);
      const becomes = becomesOf(wanted, venueDay(by.now));
      if (!becomes.ok) return becomes;
      const all = await listEntries(tx, tournamentId);
      for (const { entryId, expectedVersion } of wanted.fees) {
        const row = all.find(({ id }) => id === entryId);
        if (!row?.fee) return err({ code: 'fee-not-fit' });
        const { version, state } = row.fee;
        const fresh = checkVersion(expectedVersion, { version, state, id: row.id, name: row.name });
        if (!fresh.ok) return fresh;
        await setOne(tx, row, becomes.value, by);
      }
      const list = await entryList(tx, tournamentId, by.now);
      return list ? ok(list) : err({ code: 'not-found' });
    });

function becomesOf({ state, paidOn, note }: Fees, today: string): Result<Becomes, Refusal> {
  if (state === 'waived' && note === null) return err({ code: 'reason-needed' });
  if (state !== 'paid') return paidOn === null ? ok({ state, paidOn, note }) : err({ code: 'fee-not-fit' });
  const day = paidOn ?? today;
  return day > today ? err({ code: 'fee-not-fit', paidOn: day }) : ok({ state, paidOn: day, note });
}

async function setOne(
  tx: Tx,
  { id, tournamentId }: EntryRow,
  { state, paidOn, note }: Becomes,
  by: ChangedBy,
): Promise<void> {
  const day = paidOn === null ? null : toDate(paidOn);
  const { version, amountOre } = await saveFee(tx, id, { state, paidOn: day, note });
  await appendEvent(tx, {
    type: 'entry-fee-set',
    payload: { version, state, amountOre, paidOn },
    chainId: tournamentId,
    subjectId: id,
    ...byWhom(by),
    ...(note !== null && { text: note }),
  });
}
