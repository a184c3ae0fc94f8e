import { type Tx } from '../../database/in-transaction.ts';
import { lockChain } from '../audit/append-event.ts';
import { type DayRow, findDay } from './repository.ts';

/** Locks a day's tournament, then reads the day; null when there is no such day. */
export async function lockDay(tx: Tx, id: string): Promise<DayRow | null> {
  const found = await findDay(tx, id);
  if (!found) return null;
  await lockChain(tx, found.stage.tournamentId);
  return findDay(tx, id);
}
