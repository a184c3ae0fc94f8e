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
