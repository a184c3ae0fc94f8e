import { type Tx } from '../../database/in-transaction.ts';
import { groupBy } from '@spadille/core';
import { PIN_WINDOW_MS, type PinTry } from './pin-lock.ts';

/** A card whose PIN opens a table of the number that was typed. */
export interface PinCard {
  readonly accessId: string;
  readonly pin: string;
  readonly tableId: string;
}

/**
 * The cards that a PIN for a table of this number may be of: those of running rounds, and of drawn ones from their day
 * of play on. [choice] A round that is drawn for next month cannot be guessed at for a month.
 * @param today the day at the venue, yyyy-mm-dd
 */
export const findPinCards = (db: Tx, number: number, today: string): Promise<PinCard[]> =>
  db.$queryRaw<PinCard[]>`
    SELECT access.id AS "accessId", access.pin, access.table_id AS "tableId"
      FROM table_access access
      JOIN playing_table ON playing_table.id = access.table_id
      JOIN round ON round.id = playing_table.round_id
      JOIN play_day ON play_day.id = round.play_day_id
     WHERE playing_table.number = ${number}::int AND access.revoked_at IS NULL
       AND (round.state = 'running' OR (round.state = 'drawn' AND play_day.date <= ${today}::date))
     ORDER BY access.id`;

/** Locks cards, so that in every process tries at them are counted one after the other. */
export async function lockCards(tx: Tx, cards: readonly PinCard[]): Promise<void> {
  const ids = cards.map(({ accessId }) => accessId);
  await tx.$queryRaw`SELECT FROM table_access WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`;
}

/** Wrong PINs of the last quarter of an hour, by table. */
export async function recentTries(
  db: Tx,
  tableIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, readonly PinTry[]>> {
  const since = new Date(now.getTime() - PIN_WINDOW_MS);
  const rows = await db.pinTry.findMany({
    where: { tableId: { in: [...tableIds] }, at: { gt: since } },
    select: { tableId: true, deviceKey: true, at: true },
  });
  return groupBy(rows, ({ tableId }) => tableId);
}

/** Throws away wrong PINs that count no more. */
export async function removeOldTries(tx: Tx, now: Date): Promise<void> {
  await tx.pinTry.deleteMany({ where: { at: { lte: new Date(now.getTime() - PIN_WINDOW_MS) } } });
}
