import { type EntryListView } from '@spadille/api-schema';
import { isEntryIn } from '@spadille/competition';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { windowOf } from './check-window.ts';
import { type EntryAnswer, entryView } from './entry-view.ts';
import { listEntries } from './repository.ts';
import { findTournament } from './terms-repository.ts';
import { termsView } from './terms.ts';

export type EntryListAnswer = z.input<typeof EntryListView>;

/** A tournament's entries for the committee and the director; null when there is no such tournament. */
export async function entryList(db: Tx, tournamentId: string, now: Date): Promise<EntryListAnswer | null> {
  const tournament = await findTournament(db, tournamentId);
  if (!tournament) return null;
  const { id, name, slug, season, entryTerms: terms } = tournament;
  const all = await listEntries(db, id);
  const context = { all, paymentDeadline: terms?.paymentDeadline ?? null, now };
  const entries = all.map((row) => entryView(row, context));
  return {
    tournament: { id, name, slug, season: season.label },
    terms: termsView(terms),
    window: await windowOf(db, tournament, now),
    entries,
    totals: totalsOf(entries),
  };
}

function totalsOf(entries: readonly EntryAnswer[]): EntryListAnswer['totals'] {
  const inIt = entries.filter(({ state }) => isEntryIn(state));
  const sum = (state: string, some: readonly EntryAnswer[]) =>
    some.reduce((total, { fee }) => total + (fee?.state === state ? fee.amountOre : 0), 0);
  return {
    accepted: entries.filter(({ state }) => state === 'accepted').length,
    submitted: entries.filter(({ state }) => state === 'submitted').length,
    unpaid: inIt.filter(({ marks }) => marks.includes('unpaid')).length,
    dueOre: sum('due', inIt),
    // Whoever paid and was withdrawn then has paid all the same.
    paidOre: sum('paid', entries),
  };
}
