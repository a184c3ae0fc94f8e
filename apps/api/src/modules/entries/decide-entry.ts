import { type DecideEntry } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { checkVersion, firstRefusal } from '../../database/check-version.ts';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { type EntryNews } from '../mail/texts/entry.ts';
import { needNoFaults } from './check-members.ts';
import { checkName } from './enter-entry.ts';
import { isInDraw, membersOf } from './entry-facts.ts';
import { faultsOfMembers } from './check-members.ts';
import { type EntryAnswer } from './entry-view.ts';
import { lockEntry, lockedView, type LockedEntry, needEntryView } from './lock-entry.ts';
import { saveFee } from './fee-repository.ts';
import { saveEntry } from './repository.ts';
import { tellClub } from './tell-club.ts';
import { marksOf } from '../teams-in-play/waiting-teams.ts';

type Decision = z.output<typeof DecideEntry>;

/**
 * The committee lets an entry in, also one that is late or not paid (§5), or refuses it with a reason. Refuses
 * `stale-version`, `entry-withdrawn`; letting in `entry-has-faults` and `name-taken`: nobody may play who is not
 * eligible; refusing `reason-needed` and `entry-drawn`.
 */
export const decideEntry =
  ({ inTransaction }: Pick<Deps, 'inTransaction'>) =>
  (id: string, { expectedVersion, decision, reason }: Decision, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<EntryAnswer, Refusal>> => {
      const locked = await lockEntry(tx, id);
      if (!locked) return err({ code: 'not-found' });
      const { row, all } = locked;
      const members = membersOf(row);
      const faults = await faultsOfMembers(tx, { members, all, exceptId: id, now: by.now });
      const refused = firstRefusal(
        checkVersion(expectedVersion, lockedView(locked, by.now)),
        row.entryState === 'withdrawn' || row.withdrawnAt ? err({ code: 'entry-withdrawn' }) : ok(undefined),
        decision === 'accept'
          ? firstRefusal(checkName(all, row.name, id), needNoFaults(faults, all))
          : mayRefuse(locked, reason),
      );
      if (!refused.ok) return refused;

      const state = decision === 'accept' ? 'accepted' : 'refused';
      const unpaid = decision === 'accept' && isUnpaid(locked, by.now);
      const { version } = await saveEntry(tx, id, { entryState: state, entryReason: reason });
      if (unpaid) await saveFee(tx, id, { letInAt: by.now });
      await appendEvent(tx, {
        type: 'entry-decided',
        payload: { version, state, unpaid },
        chainId: row.tournamentId,
        subjectId: id,
        ...byWhom(by),
        ...(reason !== null && { text: reason }),
      });
      // A club is told what is new: that a team is in which was in all the time is not.
      const wasIn = row.entryState === 'accepted' && !unpaid;
      if (decision === 'refuse') await tellClub(tx, id, { news: 'refused', reason });
      else if (!wasIn) await tellClub(tx, id, { news: newsOf(row, unpaid), reason });
      return ok(await needEntryView(tx, id, by.now));
    });

function mayRefuse({ row }: LockedEntry, reason: string | null): Result<undefined, Refusal> {
  if (reason === null) return err({ code: 'reason-needed' });
  return isInDraw(row) ? err({ code: 'entry-drawn' }) : ok(undefined);
}

function newsOf({ late }: LockedEntry['row'], unpaid: boolean): EntryNews {
  if (unpaid) return 'unpaid-let-in';
  return late ? 'late-let-in' : 'accepted';
}

const isUnpaid = ({ row, tournament }: LockedEntry, now: Date): boolean =>
  marksOf(row, tournament.entryTerms, now).includes('unpaid');
