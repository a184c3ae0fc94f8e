import { type CopyEntry } from '@spadille/api-schema';
import { comesLate, currentPlayer, type EntryMember, stateWhenEntered } from '@spadille/competition';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { firstRefusal } from '../../database/check-version.ts';
import { type Deps } from '../../deps.ts';
import { lockChain } from '../audit/append-event.ts';
import { type ChangedBy } from '../audit/changed-by.ts';
import { faultsOfMembers } from './check-members.ts';
import { checkWindow, isCommittee, mayEnter, windowOf } from './check-window.ts';
import { namesInUse } from './enter-entry.ts';
import { isRunning, membersOf } from './entry-facts.ts';
import { type EntryAnswer } from './entry-view.ts';
import { needEntryView } from './lock-entry.ts';
import { proposeName } from './propose-name.ts';
import { type EntryRow, findClub, findEntry, listEntries } from './repository.ts';
import { findTournament } from './terms-repository.ts';
import { saveNewEntry } from './save-new-entry.ts';

/**
 * Enters last year's team again, as it was, in one step. Players who are not eligible any more come along and are
 * marked: [choice] the club sees whom it has to replace, and the entry waits until it has. Players who were erased do
 * not come along. Refuses `entries-not-open` and `entry-copied`.
 */
export const copyEntry =
  ({ inTransaction, newId }: Pick<Deps, 'inTransaction' | 'newId'>) =>
  (clubId: string, { tournamentId, previousTeamId }: z.output<typeof CopyEntry>, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<EntryAnswer, Refusal>> => {
      if (!(await findTournament(tx, tournamentId))) return err({ code: 'not-found' });
      await lockChain(tx, tournamentId);
      const tournament = await findTournament(tx, tournamentId);
      const club = await findClub(tx, clubId);
      const previous = await findEntry(tx, previousTeamId);
      if (!tournament || !club || previous?.clubId !== clubId || previous.tournamentId === tournamentId) {
        return err({ code: 'not-found' });
      }
      const all = await listEntries(tx, tournamentId);
      const window = await windowOf(tx, tournament, by.now);
      const refused = firstRefusal(
        checkWindow(window, mayEnter(window, by.actor), tournament.entryTerms),
        checkNotCopied(all, previousTeamId),
      );
      if (!refused.ok) return refused;

      const members = stillThere(previous);
      const faults = await faultsOfMembers(tx, { members, all, exceptId: null, now: by.now });
      const late = comesLate(window);
      const taken = namesInUse(all);
      const id = newId();
      const entry = {
        id,
        clubId,
        name: taken.includes(previous.name) ? proposeName(club.name, taken) : previous.name,
        members,
        state: stateWhenEntered(late && !isCommittee(by.actor), faults.length),
        late,
        previousTeamId,
      };
      await saveNewEntry(tx, entry, { tournament, all }, by);
      return ok(await needEntryView(tx, id, by.now));
    });

function checkNotCopied(all: readonly EntryRow[], previousTeamId: string): Result<undefined, Refusal> {
  const copy = all.find((row) => isRunning(row) && row.previousTeamId === previousTeamId);
  return copy ? err({ code: 'entry-copied', name: copy.name, number: copy.number }) : ok(undefined);
}

/** Last year's players as they are now, each once; erased ones are left out. */
function stillThere(previous: Pick<EntryRow, 'members'>): EntryMember[] {
  const erased = new Set(
    previous.members.flatMap(({ player }) =>
      currentPlayer(player).erasedAt ? [currentPlayer(player).id] : [],
    ),
  );
  const seen = new Set<string>();
  return membersOf(previous).filter(({ playerId }) => {
    const first = !seen.has(playerId);
    seen.add(playerId);
    return first && !erased.has(playerId);
  });
}
