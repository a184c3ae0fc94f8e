import { type ClubEntries, type ClubTournament } from '@spadille/api-schema';
import { currentPlayer, isDuring } from '@spadille/competition';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { toDayOrNull, venueDay } from '../../venue-time.ts';
import { windowOf } from './check-window.ts';
import { namesInUse } from './enter-entry.ts';
import { isRunning } from './entry-facts.ts';
import { entryView } from './entry-view.ts';
import { proposeName } from './propose-name.ts';
import { findClub, type LastYearRow, listEntries, listLastYear } from './repository.ts';
import { listOpenTournaments } from './terms-repository.ts';
import { termsValues } from './terms.ts';

type ClubAnswer = z.input<typeof ClubEntries>;
type Tournament = Awaited<ReturnType<typeof listOpenTournaments>>[number];
interface Club {
  readonly id: string;
  readonly name: string;
}

/**
 * What a club has entered and can enter; null when there is no such club. A tournament that takes no more entries is
 * told only while the club has a team in it.
 */
export async function clubEntries(db: Tx, clubId: string, now: Date): Promise<ClubAnswer | null> {
  const club = await findClub(db, clubId);
  if (!club) return null;
  const day = venueDay(now);
  const { id, name, affiliatedFrom: from, affiliatedTo: to } = club;
  const affiliated = isDuring(day, { from: toDayOrNull(from), to: toDayOrNull(to) });
  const tournaments: z.input<typeof ClubTournament>[] = [];
  for (const tournament of await listOpenTournaments(db)) {
    const one = await clubTournament(db, club, tournament, now);
    if (one) tournaments.push(one);
  }
  return { club: { id, name, affiliated }, tournaments };
}

async function clubTournament(
  db: Tx,
  club: Club,
  tournament: Tournament,
  now: Date,
): Promise<z.input<typeof ClubTournament> | null> {
  const { id, name, season, entryTerms: terms } = tournament;
  const window = await windowOf(db, tournament, now);
  const all = await listEntries(db, id);
  const own = all.filter(({ clubId }) => clubId === club.id);
  if (window === 'none' || terms === null || (window === 'closed' && own.length === 0)) return null;
  const context = { all, paymentDeadline: terms.paymentDeadline, now };
  const copied = new Set(all.filter(isRunning).map(({ previousTeamId }) => previousTeamId));
  const before = window === 'closed' ? [] : await listLastYear(db, club.id, season.startYear);
  return {
    id,
    name,
    season: season.label,
    terms: termsValues(terms),
    window,
    proposedName: proposeName(club.name, namesInUse(all)),
    entries: own.map((row) => entryView(row, context)),
    lastYear: before.filter((team) => !copied.has(team.id)).map(lastYearTeam),
  };
}

const lastYearTeam = (team: LastYearRow) => ({
  teamId: team.id,
  name: team.name,
  tournament: team.tournament.name,
  players: team.members.map(({ player }) => currentPlayer(player).name),
});
