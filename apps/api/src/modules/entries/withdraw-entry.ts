import { err, ok, type Refusal, type Result } from '@spadille/core';
import { checkVersion } from '../../database/check-version.ts';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { isInDraw } from './entry-facts.ts';
import { type EntryAnswer } from './entry-view.ts';
import { lockEntry, lockedView, needEntryView } from './lock-entry.ts';
import { saveEntry } from './repository.ts';

/**
 * Takes an entry back before the draw; once more changes nothing. Refuses `stale-version`, and `entry-drawn` for a team
 * that is in a pool: it is the committee that withdraws such a team from the tournament.
 */
export const withdrawEntry =
  ({ inTransaction }: Pick<Deps, 'inTransaction'>) =>
  (id: string, expectedVersion: number, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<EntryAnswer, Refusal>> => {
      const locked = await lockEntry(tx, id);
      if (!locked) return err({ code: 'not-found' });
      const { row } = locked;
      if (row.entryState === 'withdrawn') return ok(lockedView(locked, by.now));
      const fresh = checkVersion(expectedVersion, lockedView(locked, by.now));
      if (!fresh.ok) return fresh;
      if (isInDraw(row)) return err({ code: 'entry-drawn' });
      const { version } = await saveEntry(tx, id, { entryState: 'withdrawn' });
      await appendEvent(tx, {
        type: 'entry-withdrawn',
        payload: { version },
        chainId: row.tournamentId,
        subjectId: id,
        ...byWhom(by),
      });
      return ok(await needEntryView(tx, id, by.now));
    });
