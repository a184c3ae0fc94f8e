import { type Tx } from '../../database/in-transaction.ts';
import { lockChain } from '../audit/append-event.ts';
import { type StageFacts } from '../results/facts.ts';
import { loadStageFacts } from '../results/load-facts.ts';

/** Locks a stage's tournament, then reads the stage with all its matches; null when there is no such stage. */
export async function lockStage(tx: Tx, stageId: string): Promise<StageFacts | null> {
  const found = await tx.stage.findUnique({ where: { id: stageId }, select: { tournamentId: true } });
  if (found === null) return null;
  await lockChain(tx, found.tournamentId);
  return loadStageFacts(tx, stageId);
}
