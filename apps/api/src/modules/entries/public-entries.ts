import { PairPlaces, type PublicEntryList } from '@spadille/api-schema';
import { currentPlayer, publicName } from '@spadille/competition';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { isSlug } from '../tournaments/slug.ts';
import { standingOf } from '../teams-in-play/waiting-teams.ts';
import { membersOf } from './entry-facts.ts';
import { type EntryRow, listEntries } from './repository.ts';
import { findTournamentBySlug } from './terms-repository.ts';

export type PublicEntriesAnswer = z.input<typeof PublicEntryList>;

/**
 * The list of entries as everybody may see it; null while the committee does not show it. [choice] Teams that are let in
 * at the moment, with club and players, as the union sends its lists to all clubs; who waits for the committee, also
 * because it did not pay in time, who has paid, and addresses are nobody else's business. A player who asked for it stands
 * there without his name. Public pages are kept for a day at most: by the day after the deadline a team is gone from it.
 */
export async function publicEntries(db: Tx, slug: string, now: Date): Promise<PublicEntriesAnswer | null> {
  const tournament = isSlug(slug) ? await findTournamentBySlug(db, slug) : null;
  if (!tournament?.entryTerms?.listShownAt) return null;
  const { id, name, season, entryTerms: terms } = tournament;
  const rows = (await listEntries(db, id)).filter(
    (row) => !row.withdrawnAt && standingOf(row, terms, now) === 'accepted',
  );
  return { tournament: { slug, name, season: season.label }, entries: rows.map(publicEntry) };
}

function publicEntry(row: EntryRow): PublicEntriesAnswer['entries'][number] {
  const places = membersOf(row);
  return {
    number: row.number,
    name: row.name,
    club: row.club?.name ?? null,
    members: PairPlaces.flatMap((place) =>
      row.members.flatMap(({ player }, index) => {
        if (places[index]?.place !== place) return [];
        return [{ name: publicName(currentPlayer(player)), place }];
      }),
    ),
  };
}
