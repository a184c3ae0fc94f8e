import { type Tx } from '../../database/in-transaction.ts';
import { lockChain } from '../audit/append-event.ts';
import { type EntryAnswer, entryView } from './entry-view.ts';
import { type EntryRow, findEntry, listEntries } from './repository.ts';
import { findTournament, type TournamentRow } from './terms-repository.ts';

/** An entry among the others of its tournament, under its lock. */
export interface LockedEntry {
  readonly row: EntryRow;
  readonly all: readonly EntryRow[];
  readonly tournament: TournamentRow;
}

/** Locks an entry's tournament, then reads it with its teams; null when there is no such entry. */
export async function lockEntry(tx: Tx, id: string): Promise<LockedEntry | null> {
  const found = await findEntry(tx, id);
  if (!found) return null;
  await lockChain(tx, found.tournamentId);
  const tournament = await findTournament(tx, found.tournamentId);
  const all = await listEntries(tx, found.tournamentId);
  const row = all.find((entry) => entry.id === id);
  return row && tournament ? { row, all, tournament } : null;
}

/** An entry that is known to be there, as it is after a change. */
export async function needEntryView(tx: Tx, id: string, now: Date): Promise<EntryAnswer> {
  const found = await findEntry(tx, id);
  const tournament = found && (await findTournament(tx, found.tournamentId));
  const all = found ? await listEntries(tx, found.tournamentId) : [];
  const row = all.find((entry) => entry.id === id);
  if (!row || !tournament) throw new Error(`entry ${id} is gone`);
  return entryView(row, { all, paymentDeadline: tournament.entryTerms?.paymentDeadline ?? null, now });
}

/** What a locked entry looks like now. */
export const lockedView = ({ row, all, tournament }: LockedEntry, now: Date): EntryAnswer =>
  entryView(row, { all, paymentDeadline: tournament.entryTerms?.paymentDeadline ?? null, now });
