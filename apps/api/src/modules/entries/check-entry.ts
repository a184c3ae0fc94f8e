import { type CheckEntry, type CheckedEntry } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { faultsOfMembers } from './check-members.ts';
import { faultViews } from './entry-view.ts';
import { listEntries } from './repository.ts';

type ToLookAt = z.output<typeof CheckEntry> & { readonly clubId: string };

/**
 * Whether players may be entered together, before they are: reads, and changes nothing. An entry that is named is the
 * club's own; `not-found` for another's, so that nobody looks into other clubs' teams this way.
 */
export async function checkEntry(
  db: Tx,
  { clubId, tournamentId, entryId, members }: ToLookAt,
  now: Date,
): Promise<Result<z.input<typeof CheckedEntry>, Refusal>> {
  const all = await listEntries(db, tournamentId);
  if (entryId !== null && all.find(({ id }) => id === entryId)?.clubId !== clubId)
    return err({ code: 'not-found' });
  const faults = await faultsOfMembers(db, { members, all, exceptId: entryId, now });
  return ok({ faults: faultViews(faults, all) });
}
