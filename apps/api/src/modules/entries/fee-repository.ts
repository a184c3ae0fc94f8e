import { serialOf } from '@spadille/competition';
import { type Tx } from '../../database/in-transaction.ts';

/**
 * The number that the next payment reference of a season gets. Tournaments of one season have numbers in common, so the
 * season is locked until the transaction ends, after the tournament's chain.
 */
export async function nextSerial(tx: Tx, startYear: number): Promise<number> {
  await tx.$queryRaw`SELECT id FROM season WHERE start_year = ${startYear} FOR UPDATE`;
  const year = String(startYear % 100).padStart(2, '0');
  const rows = await tx.entryFee.findMany({
    where: { reference: { startsWith: `${year}-` } },
    select: { reference: true },
  });
  return 1 + Math.max(0, ...rows.map(({ reference }) => serialOf(reference) ?? 0));
}

/** Changes columns of a fee; its version grows by one. */
export const saveFee = (
  tx: Tx,
  teamId: string,
  changed: { state?: string; paidOn?: Date | null; note?: string | null; letInAt?: Date },
) => tx.entryFee.update({ where: { teamId }, data: { ...changed, version: { increment: 1 } } });

/** An entry with whom its club is told through; null when there is none. */
export const findEntryToTell = (db: Tx, id: string) =>
  db.team.findUnique({
    where: { id },
    select: {
      tournamentId: true,
      number: true,
      name: true,
      version: true,
      fee: { select: { state: true, amountOre: true, reference: true } },
      tournament: { select: { name: true, entryTerms: { select: { paymentDeadline: true } } } },
      club: {
        select: {
          name: true,
          contacts: { orderBy: { ordinal: 'asc' }, select: { name: true, email: true } },
        },
      },
    },
  });
