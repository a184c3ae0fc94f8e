import { type Tx } from '../../database/in-transaction.ts';
import { lockChain } from '../audit/append-event.ts';
import { type EntryAnswer, entryView } from './entry-view.ts';
import * as repository from './repository.ts';

/** An entry among the others of its tournament, under its lock. */
export interface LockedEntry {
  readonly row: repository.EntryRow;
  readonly all: readonly repository.EntryRow[];
  readonly tournament: repository.TournamentRow;
}

/** Locks an entry's tournament, then reads it with its teams; null when there is no such entry. */
export async function lockEntry(tx: Tx, id: string): Promise<LockedEntry | null> {
  const found = await repository.findEntry(tx, id);
  if (!found) return null;
  await lockChain(tx, found.tournamentId);
  const tournament = await repository.findTournament(tx, found.tournamentId);
  const all = await repository.listEntries(tx, found.tournamentId);
  const row = all.find((entry) => entry.id === id);
  return row && tournament ? { row, all, tournament } : null;
}

/** An entry that is known to be there, as it is after a change. */
export async function needEntryView(tx: Tx, id: string, now: Date): Promise<EntryAnswer> {
  const found = await repository.findEntry(tx, id);
  const tournament = found && (await repository.findTournament(tx, found.tournamentId));
  const all = found ? await repository.listEntries(tx, found.tournamentId) : [];
  const row = all.find((entry) => entry.id === id);
  if (!row || !tournament) throw new Error(`entry ${id} is gone`);
  return entryView(row, { all, paymentDeadline: tournament.entryTerms?.paymentDeadline ?? null, now });
}

/** What a locked entry looks like now. */
export const lockedView = ({ row, all, tournament }: LockedEntry, now: Date): EntryAnswer =>
  entryView(row, { all, paymentDeadline: tournament.entryTerms?.paymentDeadline ?? null, now });
