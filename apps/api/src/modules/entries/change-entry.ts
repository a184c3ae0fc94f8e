import { type ChangeEntry } from '@spadille/api-schema';
import {
  clubMayChange,
  ENTRY_STATES,
  type EntryMember,
  type EntryState,
  stateWhenEntered,
} from '@spadille/competition';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { checkVersion, firstRefusal } from '../../database/check-version.ts';
import { type Tx } from '../../database/in-transaction.ts';
import { oneOf } from '../../database/one-of.ts';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { faultsOfMembers, needNoFaults } from './check-members.ts';
import { checkWindow, isCommittee, windowOf } from './check-window.ts';
import { checkName } from './enter-entry.ts';
import { isRunning, membersOf } from './entry-facts.ts';
import { type EntryAnswer } from './entry-view.ts';
import { lockEntry, lockedView, needEntryView, type LockedEntry } from './lock-entry.ts';
import { saveEntry, setMembers } from './repository.ts';
import { tellClub } from './tell-club.ts';

type Change = z.output<typeof ChangeEntry>;

/**
 * Changes the name or the players of an entry: the club until the deadline, the committee also after it, with a reason.
 * An entry that waited for its players to be put right is let in by it. Refuses `stale-version`, `entry-withdrawn`,
 * `entries-not-open`, `reason-needed`, `name-taken` and `entry-has-faults`.
 */
export const changeEntry =
  ({ inTransaction }: Pick<Deps, 'inTransaction'>) =>
  (id: string, change: Change, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<EntryAnswer, Refusal>> => {
      const locked = await lockEntry(tx, id);
      if (!locked) return err({ code: 'not-found' });
      const { row, all } = locked;
      const { name = row.name, members = membersOf(row) } = change;
      const faults = await faultsOfMembers(tx, { members, all, exceptId: id, now: by.now });
      const refused = firstRefusal(
        checkVersion(change.expectedVersion, lockedView(locked, by.now)),
        isRunning(row) ? ok(undefined) : err({ code: 'entry-withdrawn' }),
        await mayChange(tx, locked, change, by),
        checkName(all, name, id),
        change.members === undefined ? ok(undefined) : needNoFaults(faults, all),
      );
      if (!refused.ok) return refused;

      const fields = changedFields(row.name === name, sameMembers(membersOf(row), members));
      if (fields.length === 0) return ok(lockedView(locked, by.now));
      const state = stateAfter(locked, faults.length);
      await saveEntry(tx, id, { name, entryState: state });
      if (fields.includes('members')) await setMembers(tx, id, members);
      const { number, clubId, version } = row;
      await appendEvent(tx, {
        type: 'entry-changed',
        payload: {
          version: version + 1,
          number,
          clubId,
          playerIds: members.map(({ playerId }) => playerId),
          state,
          fields,
        },
        chainId: row.tournamentId,
        subjectId: id,
        ...byWhom(by),
        ...(change.reason !== undefined && { text: change.reason }),
      });
      if (state === 'accepted' && row.entryState !== 'accepted') {
        await tellClub(tx, id, { news: 'accepted' });
      }
      return ok(await needEntryView(tx, id, by.now));
    });

async function mayChange(
  tx: Tx,
  { tournament }: LockedEntry,
  { reason }: Change,
  { actor, now }: ChangedBy,
): Promise<Result<undefined, Refusal>> {
  const window = await windowOf(tx, tournament, now);
  if (clubMayChange(window)) return ok(undefined);
  if (!isCommittee(actor)) return checkWindow(window, false, tournament.entryTerms);
  return reason === undefined ? err({ code: 'reason-needed' }) : ok(undefined);
}

/** What waited only for its players is in when they are put right; what came late still waits for the committee. */
function stateAfter({ row }: LockedEntry, faults: number): EntryState {
  const state = oneOf(ENTRY_STATES, row.entryState);
  return state === 'submitted' ? stateWhenEntered(row.late, faults) : state;
}

const sameMembers = (before: readonly EntryMember[], after: readonly EntryMember[]): boolean => {
  const key = (members: readonly EntryMember[]) =>
    (['NS', 'EW', 'substitute'] as const)
      .map((place) => members.flatMap((member) => (member.place === place ? [member.playerId] : [])).join())
      .join('|');
  return key(before) === key(after);
};

const changedFields = (sameName: boolean, samePlayers: boolean): string[] => [
  ...(sameName ? [] : ['name']),
  ...(samePlayers ? [] : ['members']),
];
