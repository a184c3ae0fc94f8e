import { type Tx } from '../../database/in-transaction.ts';

/** What is private of a player. What is not given stays. */
export interface ContactWanted {
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
}

/** Writes a player's contact data; a row with nothing in it is not kept. Gives the fields that have changed. */
export async function keepContact(
  tx: Tx,
  playerId: string,
  { email, phone }: ContactWanted,
): Promise<('email' | 'phone')[]> {
  const before = await tx.playerContact.findUnique({ where: { playerId } });
  const known = { email: before?.email ?? null, phone: before?.phone ?? null };
  const after = {
    email: email === undefined ? known.email : email,
    phone: phone === undefined ? known.phone : phone,
  };
  const changed = (['email', 'phone'] as const).filter((field) => known[field] !== after[field]);
  if (changed.length === 0) return [];
  if (after.email === null && after.phone === null) await tx.playerContact.delete({ where: { playerId } });
  else {
    await tx.playerContact.upsert({ where: { playerId }, create: { playerId, ...after }, update: after });
  }
  return changed;
}
