import { type EntryMemberInput } from '@spadille/api-schema';
import { checkEligibility, type EligibilityFault } from '@spadille/competition';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { venueDay } from '../../venue-time.ts';
import { entrantsOf, othersOf } from './entry-facts.ts';
import { faultViews } from './entry-view.ts';
import { type EntryRow, findPlayers } from './repository.ts';

interface ToCheck {
  readonly members: readonly z.output<typeof EntryMemberInput>[];
  /** The tournament's teams; `exceptId` is the one that the members play for. */
  readonly all: readonly EntryRow[];
  readonly exceptId: string | null;
  readonly now: Date;
}

/** What keeps players from being entered together today; they need not be entered anywhere yet. */
export async function faultsOfMembers(db: Tx, { members, all, exceptId, now }: ToCheck) {
  const players = await findPlayers(
    db,
    members.map(({ playerId }) => playerId),
  );
  return checkEligibility({
    day: venueDay(now),
    members,
    players: entrantsOf(players),
    others: othersOf(all, exceptId),
  });
}

/** Refuses `entry-has-faults` with every fault, the names of who is in the way among them. */
export const needNoFaults = (
  faults: readonly EligibilityFault[],
  all: readonly EntryRow[],
): Result<undefined, Refusal> =>
  faults.length === 0 ? ok(undefined) : err({ code: 'entry-has-faults', faults: faultViews(faults, all) });
