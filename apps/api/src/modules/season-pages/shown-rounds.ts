import { type Database } from '../../deps.ts';
import { toDate } from '../../venue-time.ts';
import { stateOfChains } from '../audit/state-of-chains.ts';
import { findShownRounds, type ShownRoundRow } from './tables-repository.ts';

interface Kept {
  readonly when: string;
  readonly rounds: readonly ShownRoundRow[];
}

const OF_DATABASE = new WeakMap<Database, Kept>();

/**
 * The rounds from a day on whose draw is shown (`findShownRounds`). On the morning of a day of play everybody looks for
 * his table and nothing is changed: what was read is kept until somebody changes something.
 */
export async function shownRounds(db: Database, day: string): Promise<readonly ShownRoundRow[]> {
  // Asked before reading: what changes meanwhile makes the next one read anew.
  const when = `${day} ${await stateOfChains(db)}`;
  const kept = OF_DATABASE.get(db);
  if (kept?.when === when) return kept.rounds;
  const rounds = await findShownRounds(db, toDate(day));
  OF_DATABASE.set(db, { when, rounds });
  return rounds;
}
