import { type StageDifference } from '@spadille/api-schema';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { type StageFacts } from '../results/facts.ts';
import { differenceOf } from './difference.ts';
import { loadSituation } from './situation.ts';
import { loadTeams } from './team-names.ts';

/**
 * What a finished stage would be otherwise with these results, which may be results that nobody has confirmed yet. Null
 * while it is not finished, or nothing would differ from what was frozen.
 */
export async function differenceWith(
  db: Tx,
  facts: StageFacts,
): Promise<z.input<typeof StageDifference> | null> {
  if (facts.finishedAt === null) return null;
  const situation = await loadSituation(db, facts.id);
  return situation && differenceOf(situation, facts, await loadTeams(db, facts.tournament.id));
}
