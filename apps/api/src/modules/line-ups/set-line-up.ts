import { type SetLineUp } from '@spadille/api-schema';
import { inSeatOrder, isOpenForResults } from '@spadille/competition';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type TableSide } from '@spadille/rules';
import { isDeepStrictEqual } from 'node:util';
import { type z } from 'zod';
import { checkVersion, firstRefusal } from '../../database/check-version.ts';
import { type Deps } from '../../deps.ts';
import { type ChangedBy } from '../audit/changed-by.ts';
import { checkPlayed, lockMatch, type LockedMatch } from '../results/lock-match.ts';
import { checkSeats } from './check-seats.ts';
import { type LineUpFacts, loadLineUp } from './line-up-facts.ts';
import { type LineUpAnswer, needLineUpView } from './line-up-view.ts';
import { saveLineUp } from './save-line-up.ts';

type Wanted = z.output<typeof SetLineUp>;

/**
 * Says who sits where in a match, at both tables at once: as proposed, with substitutes from a board on, or with pairs
 * that change round. Refuses `stale-version` with who sits there now, `line-up-has-faults` with everything that is amiss,
 * and without a word why `reason-needed` once the round is closed. What is said already is said again without an event.
 */
export const setLineUp =
  ({ inTransaction, newId }: Deps) =>
  (matchId: string, wanted: Wanted, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<LineUpAnswer, Refusal>> => {
      const match = await lockMatch(tx, matchId);
      const facts = match && (await loadLineUp(tx, matchId));
      if (!match || !facts) return err({ code: 'not-found' });
      const allowed = firstRefusal(
        checkPlayed(match),
        checkTable('a', wanted, match, facts),
        checkTable('b', wanted, match, facts),
        checkReason(match, wanted),
      );
      if (!allowed.ok) return allowed;
      const asked = { a: inSeatOrder(wanted.a), b: inSeatOrder(wanted.b) };
      const checked = await checkSeats(tx, facts, asked, wanted.swapAccepted);
      if (!checked.ok) return checked;
      if (!isDeepStrictEqual(checked.value, facts.given)) {
        await saveLineUp(tx, newId, { match, facts, lineUp: checked.value, reason: wanted.reason }, by);
      }
      return ok(await needLineUpView(tx, matchId));
    });

function checkTable(
  side: TableSide,
  { expectedVersions }: Wanted,
  { tables }: LockedMatch,
  { given, names }: LineUpFacts,
): Result<undefined, Refusal> {
  const table = tables.find((each) => each.side === side);
  if (!table) return err({ code: 'not-found' });
  const seats = given[side].map(({ playerId, ...held }) => ({ ...held, player: names.get(playerId) ?? '' }));
  return checkVersion(expectedVersions[side], { version: table.version, table: table.number, seats });
}

const checkReason = ({ roundState }: LockedMatch, { reason }: Wanted): Result<undefined, Refusal> =>
  isOpenForResults(roundState) || reason !== undefined ? ok(undefined) : err({ code: 'reason-needed' });
