import { type Tx } from '../../database/in-transaction.ts';
import { countPhones, findCardInForce } from './repository.ts';

/** A card that has ended, and how many phones it had let in. */
export interface EndedCard {
  readonly id: string;
  readonly phones: number;
}

/** Ends the card of a table and with it its phones; null when the table has none. Wrong PINs are forgotten: it is over. */
export async function endCard(tx: Tx, tableId: string, now: Date): Promise<EndedCard | null> {
  await tx.pinTry.deleteMany({ where: { tableId } });
  const card = await findCardInForce(tx, tableId);
  if (card === null) return null;
  await tx.tableAccess.update({ where: { id: card.id }, data: { revokedAt: now } });
  return { id: card.id, phones: await countPhones(tx, card.id) };
}
