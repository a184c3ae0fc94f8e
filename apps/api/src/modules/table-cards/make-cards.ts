import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { newCardSecrets } from './card-secrets.ts';
import { findTablesWithoutCard, pinsInForce, type WhichTables } from './repository.ts';

/** A card that was made. */
export interface MadeCard {
  readonly tableId: string;
  readonly accessId: string;
}

/**
 * Gives each of some tables a card that has none in force. Drawing, starting and reopening a round call it: nobody has to
 * remember it.
 */
export async function makeCards(
  tx: Tx,
  newId: Deps['newId'],
  which: WhichTables,
  now: Date,
): Promise<readonly MadeCard[]> {
  const tables = await findTablesWithoutCard(tx, which);
  if (tables.length === 0) return [];
  const taken = await pinsInForce(
    tx,
    tables.map(({ number }) => number),
  );
  const cards = tables.map(({ id, number }) => ({
    id: newId(),
    tableId: id,
    createdAt: now,
    ...newCardSecrets(taken.get(number) ?? new Set()),
  }));
  await tx.tableAccess.createMany({ data: cards });
  return cards.map(({ id, tableId }) => ({ tableId, accessId: id }));
}
