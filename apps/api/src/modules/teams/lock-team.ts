import { type Tx } from '../../database/in-transaction.ts';
import { lockChain } from '../audit/append-event.ts';
import { findTeam, type TeamRow } from './repository.ts';

/** Locks a team's tournament, then reads the team; null when there is no such team. */
export async function lockTeam(tx: Tx, id: string): Promise<TeamRow | null> {
  const found = await tx.team.findUnique({ where: { id }, select: { tournamentId: true } });
  if (!found) return null;
  await lockChain(tx, found.tournamentId);
  return findTeam(tx, id);
}
