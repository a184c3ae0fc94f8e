import { type LineUpsConfirmed } from '@spadille/api-schema';
import { isOpenForResults } from '@spadille/competition';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { isDeepStrictEqual } from 'node:util';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { type ChangedBy } from '../audit/changed-by.ts';
import { checkPlayed, lockMatch } from '../results/lock-match.ts';
import { checkSeats, type FaultAnswer } from './check-seats.ts';
import { loadLineUp } from './line-up-facts.ts';
import { listPlayedMatches } from './repository.ts';
import { saveLineUp } from './save-line-up.ts';

type Confirmed = z.input<typeof LineUpsConfirmed>;

/**
 * Confirms what the entries propose in every match of a round at once; seats that were given stay with who has them.
 * [choice] A match in which somebody may not sit is left as it is and told with its faults: one substitute who is missing
 * does not hold up the others. Refuses `round-not-open`: later every line-up needs its own reason.
 */
export const confirmLineUps =
  ({ inTransaction, newId }: Deps) =>
  (roundId: string, by: ChangedBy): Promise<Result<Confirmed, Refusal>> =>
    inTransaction(async (tx) => {
      const matches = await listPlayedMatches(tx, roundId);
      const left: Confirmed['left'] = [];
      let confirmed = 0;
      for (const { id, number } of matches) {
        const done = await confirmOne(tx, newId, id, by);
        if (!done.ok) return done;
        if (done.value.faults.length > 0) left.push({ matchId: id, number, faults: done.value.faults });
        if (done.value.saved) confirmed += 1;
      }
      return ok({ confirmed, left });
    });

interface One {
  readonly saved: boolean;
  readonly faults: FaultAnswer[];
}

async function confirmOne(
  tx: Tx,
  newId: Deps['newId'],
  matchId: string,
  by: ChangedBy,
): Promise<Result<One, Refusal>> {
  const match = await lockMatch(tx, matchId);
  const facts = match && (await loadLineUp(tx, matchId));
  if (!match || !facts || !checkPlayed(match).ok) return ok({ saved: false, faults: [] });
  if (!isOpenForResults(match.roundState)) {
    return err({ code: 'round-not-open', roundState: match.roundState });
  }
  const checked = await checkSeats(tx, facts, facts.shown);
  if (!checked.ok) return ok({ saved: false, faults: checked.error['faults'] as FaultAnswer[] });
  if (isDeepStrictEqual(checked.value, facts.given)) return ok({ saved: false, faults: [] });
  await saveLineUp(tx, newId, { match, facts, lineUp: checked.value, reason: undefined }, by);
  return ok({ saved: true, faults: [] });
}
