import { type LinkPurpose } from '@spadille/api-schema';
import { type Tx } from '../../database/in-transaction.ts';
import { type Database } from '../../deps.ts';

const good = (tokenHash: string, now: Date) => ({
  tokenHash,
  usedAt: null,
  OR: [{ expiresAt: null }, { expiresAt: { gt: now } }],
});

/** A link that can still be used, with whose it is. */
export const findGoodLink = (db: Database, tokenHash: string, now: Date) =>
  db.oneTimeLink.findFirst({
    where: good(tokenHash, now),
    include: {
      user: {
        include: {
          roleGrants: {
            orderBy: { id: 'asc' },
            include: { club: { select: { name: true } }, tournament: { select: { name: true } } },
          },
        },
      },
    },
  });

/** Uses a link up; of two at once one gets it. Gives the link, or null when it is no good. */
export async function takeLink(tx: Tx, tokenHash: string, now: Date) {
  const { count } = await tx.oneTimeLink.updateMany({ where: good(tokenHash, now), data: { usedAt: now } });
  return count === 1 ? tx.oneTimeLink.findUnique({ where: { tokenHash } }) : null;
}

/** Makes all unused links of a user void. */
export async function voidLinks(tx: Tx, userId: string): Promise<void> {
  await tx.oneTimeLink.deleteMany({ where: { userId, usedAt: null } });
}

/** Writes a new link down, by the hash of its token; null for `expiresAt` is a link that holds until it is used. */
export async function addLink(
  tx: Tx,
  link: {
    readonly id: string;
    readonly tokenHash: string;
    readonly purpose: LinkPurpose;
    readonly userId: string;
    readonly createdAt: Date;
    readonly expiresAt: Date | null;
  },
): Promise<void> {
  await tx.oneTimeLink.create({ data: link });
}
