import { type OpenMatters } from '@spadille/api-schema';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { loadRulingSteps } from '../results/ruling-views.ts';
import { countFiledAppeals, countOpenProtests } from './repository.ts';

/** Rulings that somebody has to look at again: there is no result yet, or one came that they do not fit. */
const UNSETTLED: ReadonlySet<string | undefined> = new Set(['waits', 'does-not-fit']);

/** What waits for somebody in a round. `matchIds` are its matches. */
export async function openMatters(
  db: Tx,
  roundId: string,
  matchIds: readonly string[],
): Promise<z.input<typeof OpenMatters>> {
  const steps = await loadRulingSteps(db, matchIds);
  return {
    waitingRulings: steps.filter(({ step }) => UNSETTLED.has(step?.status)).length,
    openProtests: await countOpenProtests(db, roundId),
    filedAppeals: await countFiledAppeals(db, roundId),
  };
}
