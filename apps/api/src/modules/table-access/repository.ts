import { type Tx } from '../../database/in-transaction.ts';

/** The tables of a round, or one table. */
export type WhichTables = { readonly roundId: string } | { readonly id: string };

/** Which of some tables have no card in force. */
export const findTablesWithoutCard = (tx: Tx, which: WhichTables) =>
  tx.playingTable.findMany({
    where: { ...which, accesses: { none: { revokedAt: null } } },
    orderBy: { number: 'asc' },
    select: { id: true, number: true },
  });

/** The PINs that open tables of some numbers, in whichever round that takes results, by the table's number. */
export async function pinsInForce(
  tx: Tx,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, ReadonlySet<string>>> {
  const rows = await tx.tableAccess.findMany({
    where: {
      revokedAt: null,
      table: { number: { in: [...numbers] }, round: { state: { in: ['drawn', 'running'] } } },
    },
    select: { pin: true, table: { select: { number: true } } },
  });
  const pins = new Map<number, Set<string>>();
  for (const { pin, table } of rows) {
    const ofNumber = pins.get(table.number) ?? new Set();
    pins.set(table.number, ofNumber.add(pin));
  }
  return pins;
}

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
