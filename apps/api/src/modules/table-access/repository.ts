import { type Tx } from '../../database/in-transaction.ts';

/** A card with its table and round. */
const CARD = {
  id: true,
  tableId: true,
  revokedAt: true,
  table: {
    select: {
      roundId: true,
      round: { select: { state: true } },
      accesses: { where: { revokedAt: null }, select: { id: true } },
    },
  },
} as const;

export const findCardByToken = (tx: Tx, token: string) =>
  tx.tableAccess.findUnique({ where: { token }, select: CARD });

export const findCard = (tx: Tx, id: string) => tx.tableAccess.findUnique({ where: { id }, select: CARD });

export type Card = NonNullable<Awaited<ReturnType<typeof findCard>>>;

/** A phone by the hash of its cookie, whether its card is still in force or not. */
export const findDevice = (tx: Tx, tokenHash: string) =>
  tx.tableDevice.findUnique({
    where: { tokenHash },
    select: {
      id: true,
      accessId: true,
      leftAt: true,
      access: { select: { tableId: true, table: { select: { roundId: true } } } },
    },
  });

/** How many phones a card has let in. */
export const countDevices = (tx: Tx, accessId: string): Promise<number> =>
  tx.tableDevice.count({ where: { accessId } });

/** The same, of those that have not left. */
export const countPhones = (tx: Tx, accessId: string): Promise<number> =>
  tx.tableDevice.count({ where: { accessId, leftAt: null } });

/** The card of a table that is in force. */
export const findCardInForce = (tx: Tx, tableId: string) =>
  tx.tableAccess.findFirst({ where: { tableId, revokedAt: null }, select: { id: true } });

/** The round that a table is in. */
export const findRoundOfTable = (tx: Tx, tableId: string) =>
  tx.playingTable.findUnique({ where: { id: tableId }, select: { roundId: true } });
