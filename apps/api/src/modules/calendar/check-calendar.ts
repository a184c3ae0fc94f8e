import { checkStageDays } from '@spadille/competition';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Tx } from '../../database/in-transaction.ts';
import { toDay, venueDay } from '../../venue-time.ts';
import { findCalendar } from './repository.ts';

/**
 * Whether the calendar is in order as it stands in the transaction: cancelled days do not count. Refuses
 * `dates-out-of-order` with the two stages and days, and [choice] where play begins before clubs can no longer enter.
 */
export async function checkCalendar(tx: Tx, tournamentId: string): Promise<Result<undefined, Refusal>> {
  const row = await findCalendar(tx, tournamentId);
  if (!row) return ok(undefined);
  const stages = row.stages.map(({ name, playDays }) => ({
    name,
    days: playDays.filter(({ cancelledAt }) => cancelledAt === null).map(({ date }) => toDay(date)),
  }));
  const fault = checkStageDays(stages);
  if (fault) return err({ ...fault });
  const first = stages
    .flatMap(({ days }) => days)
    .sort()
    .at(0);
  const deadline = row.entryTerms && venueDay(row.entryTerms.deadline);
  if (first !== undefined && deadline !== null && first < deadline) {
    return err({ code: 'dates-out-of-order', deadline, date: first });
  }
  return ok(undefined);
}
