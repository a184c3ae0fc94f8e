import { paymentReference } from '@spadille/competition';
import { type EntryState, type EntryMember } from '@spadille/competition';
import { type Tx } from '../../database/in-transaction.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { type EntryNews } from '../mail/texts/entry.ts';
import { nextNumber } from '../teams/numbers.ts';
import { nextSerial } from './fee-repository.ts';
import { addEntry, type EntryRow, setMembers } from './repository.ts';
import { type TournamentRow } from './terms-repository.ts';
import { tellClub } from './tell-club.ts';

/** An entry that has been found fit to be written. */
export interface EntryToSave {
  readonly id: string;
  readonly clubId: string;
  readonly name: string;
  readonly members: readonly EntryMember[];
  readonly state: EntryState;
  readonly late: boolean;
  readonly previousTeamId: string | null;
}

/** Writes an entry with the next free number and a fee with a reference of its own, and tells its club. */
export async function saveNewEntry(
  tx: Tx,
  entry: EntryToSave,
  { tournament, all }: { readonly tournament: TournamentRow; readonly all: readonly EntryRow[] },
  by: ChangedBy,
): Promise<void> {
  const { id, clubId, name, members, state, late, previousTeamId } = entry;
  const { startYear } = tournament.season;
  const number = nextNumber(all);
  const amountOre = tournament.entryTerms?.feeOre ?? 0;
  const reference = paymentReference(startYear, await nextSerial(tx, startYear));
  const row = { id, tournamentId: tournament.id, number, name, clubId, previousTeamId };
  await addEntry(tx, { ...row, entryState: state, enteredAt: by.now, late }, { amountOre, reference });
  await setMembers(tx, id, members);
  const playerIds = members.map(({ playerId }) => playerId);
  await appendEvent(tx, {
    type: 'entry-submitted',
    payload: { version: 1, number, clubId, playerIds, state, late, previousTeamId, amountOre, reference },
    chainId: tournament.id,
    subjectId: id,
    ...byWhom(by),
  });
  await tellClub(tx, id, { news: newsOf(entry) });
}

function newsOf({ state, late }: EntryToSave): EntryNews {
  if (state === 'accepted') return 'received';
  return late ? 'received-late' : 'received-with-faults';
}
