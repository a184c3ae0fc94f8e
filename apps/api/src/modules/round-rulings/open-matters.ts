import { type OpenMatters } from '@spadille/api-schema';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { type RoundFacts, pairsOf } from '../results/facts.ts';
import { loadRulingSteps } from '../results/ruling-views.ts';
import { findOpenErrors, findOpenProtests, findFiledAppeals } from './repository.ts';

type Answer = z.input<typeof OpenMatters>;

/** Rulings that somebody has to look at again: there is no result yet, or one came that they do not fit. */
const UNSETTLED: ReadonlySet<string | undefined> = new Set(['waits', 'does-not-fit']);

/**
 * What waits for somebody in rounds, by their ids, in a number of queries that does not depend on how many they are.
 * The rounds have all their matches.
 */
export async function openMatters(
  db: Tx,
  rounds: readonly RoundFacts[],
): Promise<(roundId: string) => Answer> {
  const ids = rounds.map(({ id }) => id);
  const pairs = rounds.flatMap(({ id, matches }) => pairsOf(matches).map((match) => [match.id, id] as const));
  const roundOf = new Map(pairs);
  const steps = await loadRulingSteps(db, [...roundOf.keys()]);
  const unsettled = steps.filter(({ step }) => UNSETTLED.has(step?.status));
  const waiting = unsettled.map(({ row }) => roundOf.get(row.matchId));
  const protests = await findOpenProtests(db, ids);
  const appeals = await findFiledAppeals(db, ids);
  const errors = await findOpenErrors(db, ids);
  const countOf = (of: readonly (string | undefined)[], id: string) =>
    of.filter((each) => each === id).length;
  return (id) => ({
    waitingRulings: countOf(waiting, id),
    openProtests: countOf(protests, id),
    filedAppeals: countOf(appeals, id),
    folderErrors: errors.filter((touched) => touched.has(id)).length,
  });
}
