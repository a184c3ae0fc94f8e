import { type Tx } from '../../database/in-transaction.ts';
import { SEASON_LISTS } from './season-lists.ts';

/** What of a copy goes: everything but the tournament itself, which grants on this machine may name. */
const CLEARED = Object.entries(SEASON_LISTS)
  .filter(([name, { shared }]) => shared !== true && name !== 'tournaments')
  .map(([, list]) => list)
  .reverse();

/**
 * Takes away the copy of a tournament, so that a newer one takes its place. Nothing else in the program deletes what is
 * only ever added to: here everything is in the newer copy, or was handed back to the server.
 */
export async function clearCopy(tx: Tx, tournamentId: string): Promise<void> {
  await tx.borrowedRound.deleteMany({ where: { tournamentId } });
  await rules(tx, 'DISABLE');
  for (const { table, of } of CLEARED) {
    await tx.$executeRawUnsafe(`DELETE FROM "${table}" WHERE ${of}`, tournamentId);
  }
  await tx.$executeRaw`UPDATE audit_chain SET last_seq = 0, last_hash = '' WHERE id = ${tournamentId}::uuid`;
  await rules(tx, 'ENABLE');
}

/** Switches the triggers of these tables off or on, for this transaction: it holds the tables until its end. */
async function rules(tx: Tx, what: 'DISABLE' | 'ENABLE'): Promise<void> {
  for (const { table } of [...CLEARED, { table: 'audit_chain' }]) {
    await tx.$executeRawUnsafe(`ALTER TABLE "${table}" ${what} TRIGGER USER`);
  }
}
