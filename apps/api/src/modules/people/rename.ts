import { type Tx } from '../../database/in-transaction.ts';

/** Gives a player another name and keeps the old one beside it. False when it is the name he has. */
export async function rename(
  tx: Tx,
  newId: () => string,
  player: { readonly id: string; readonly name: string },
  { name, now }: { readonly name: string; readonly now: Date },
): Promise<boolean> {
  if (player.name === name) return false;
  await tx.playerName.create({ data: { id: newId(), playerId: player.id, name: player.name, until: now } });
  await tx.player.update({ where: { id: player.id }, data: { name } });
  return true;
}
