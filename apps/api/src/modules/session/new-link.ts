import { type LinkPurpose } from '@spadille/api-schema';
import { type Tx } from '../../database/in-transaction.ts';
import { type Database, type Deps } from '../../deps.ts';
import { addLink, findGoodLink, voidLinks } from './link-repository.ts';
import { newToken, tokenHashOf } from './token.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** [choice] An invitation lies for a month, as a letter may; a link for a forgotten password for a day. */
const LASTS = { invitation: 30 * DAY_MS, 'reset-password': DAY_MS } as const satisfies Partial<
  Record<LinkPurpose, number>
>;

export type NewPurpose = keyof typeof LASTS;

/** A link just made: its token is told once and kept nowhere. */
export interface NewLink {
  readonly token: string;
  readonly expiresAt: Date;
}

/** Makes a link for somebody and makes his older ones void. */
export async function newLink(
  tx: Tx,
  newId: Deps['newId'],
  { userId, purpose, now }: { readonly userId: string; readonly purpose: NewPurpose; readonly now: Date },
): Promise<NewLink> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + LASTS[purpose]);
  await voidLinks(tx, userId);
  await addLink(tx, {
    id: newId(),
    tokenHash: tokenHashOf(token),
    purpose,
    userId,
    createdAt: now,
    expiresAt,
  });
  return { token, expiresAt };
}

/** A link by its token, with whose it is, while it can still be used. */
export const openLink = (db: Database, token: string, now: Date) => findGoodLink(db, tokenHashOf(token), now);

/** Makes the links that somebody has not used void: he may do nothing any more. */
export const endLinks = (tx: Tx, userId: string): Promise<void> => voidLinks(tx, userId);
