import { type ClubEntries, type ClubTournament, PairPlaces } from '@spadille/api-schema';
import { currentPlayer, isDuring } from '@spadille/competition';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { toDayOrNull, venueDay } from '../../venue-time.ts';
import { windowOf } from './check-window.ts';
import { namesInUse } from './enter-entry.ts';
import { isRunning } from './entry-facts.ts';
import { entryView, memberViews } from './entry-view.ts';
import { proposeName } from './propose-name.ts';
import { type EntryRow, findClub, type LastYearRow, listEntries, listLastYear } from './repository.ts';
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
 * told only while the club has a team, or a member in another club's team, in it.
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
  const elsewhere = membersElsewhere(all, club, venueDay(now));
  if (window === 'none' || terms === null) return null;
  if (window === 'closed' && own.length === 0 && elsewhere.length === 0) return null;
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
    elsewhere,
    lastYear: before.filter((team) => !copied.has(team.id)).map(lastYearTeam),
  };
}

/** Members of a club, on a day, in running teams of others. Clubs' names are all different. */
const membersElsewhere = (all: readonly EntryRow[], club: Club, day: string) =>
  all
    .filter((row) => row.clubId !== club.id && isRunning(row))
    .flatMap((row) =>
      memberViews(row, day)
        .filter(({ clubs }) => clubs.includes(club.name))
        .map(({ playerId, name, place }) => ({
          playerId,
          player: name,
          place,
          team: row.name,
          club: row.club?.name ?? null,
        })),
    );

/** Last year's team; its players by pair, substitutes last. */
const lastYearTeam = (team: LastYearRow) => ({
  teamId: team.id,
  name: team.name,
  tournament: team.tournament.name,
  players: PairPlaces.flatMap((place) =>
    team.members.filter((member) => member.place === place).map(({ player }) => currentPlayer(player).name),
  ),
});
