import { type EnterEntry } from '@spadille/api-schema';
import { comesLate, stateWhenEntered } from '@spadille/competition';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { firstRefusal } from '../../database/check-version.ts';
import { type Deps } from '../../deps.ts';
import { lockChain } from '../audit/append-event.ts';
import { type ChangedBy } from '../audit/changed-by.ts';
import { faultsOfMembers, needNoFaults } from './check-members.ts';
import { checkWindow, isCommittee, mayEnter, windowOf } from './check-window.ts';
import { isRunning } from './entry-facts.ts';
import { type EntryAnswer } from './entry-view.ts';
import { needEntryView } from './lock-entry.ts';
import { proposeName } from './propose-name.ts';
import { type EntryRow, findClub, listEntries } from './repository.ts';
import { findTournament } from './terms-repository.ts';
import { saveNewEntry } from './save-new-entry.ts';

/** Names of teams that are in; one that was refused or withdrawn frees its name. */
export const namesInUse = (all: readonly EntryRow[], exceptId?: string): string[] =>
  all.filter((row) => isRunning(row) && row.id !== exceptId).map(({ name }) => name);

/** Two teams that cannot be told apart help nobody. Refuses `name-taken` with the other one's number. */
export function checkName(
  all: readonly EntryRow[],
  name: string,
  exceptId?: string,
): Result<undefined, Refusal> {
  const other = all.find((row) => isRunning(row) && row.id !== exceptId && row.name === name);
  return other ? err({ code: 'name-taken', name, number: other.number }) : ok(undefined);
}

/**
 * Enters a team of a club. In time it is let in at once, late it waits for the committee; one entered by the committee
 * is let in. Refuses `entries-not-open`, `name-taken`, and `entry-has-faults` with everything that is amiss.
 */
export const enterEntry =
  ({ inTransaction, newId }: Pick<Deps, 'inTransaction' | 'newId'>) =>
  (clubId: string, { tournamentId, members, ...given }: z.output<typeof EnterEntry>, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<EntryAnswer, Refusal>> => {
      if (!(await findTournament(tx, tournamentId))) return err({ code: 'not-found' });
      await lockChain(tx, tournamentId);
      const tournament = await findTournament(tx, tournamentId);
      const club = await findClub(tx, clubId);
      if (!club || !tournament) return err({ code: 'not-found' });
      const all = await listEntries(tx, tournamentId);
      const name = given.name ?? proposeName(club.name, namesInUse(all));
      const window = await windowOf(tx, tournament, by.now);
      const faults = await faultsOfMembers(tx, { members, all, exceptId: null, now: by.now });
      const refused = firstRefusal(
        checkWindow(window, mayEnter(window, by.actor), tournament.entryTerms),
        checkName(all, name),
        needNoFaults(faults, all),
      );
      if (!refused.ok) return refused;

      const id = newId();
      const late = comesLate(window);
      const state = isCommittee(by.actor) ? 'accepted' : stateWhenEntered(late, 0);
      await saveNewEntry(
        tx,
        { id, clubId, name, members, state, late, previousTeamId: null },
        { tournament, all },
        by,
      );
      return ok(await needEntryView(tx, id, by.now));
    });
