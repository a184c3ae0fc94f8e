import { PairPlaces } from '@spadille/api-schema';
import {
  currentPlayer,
  type Entered,
  type LineUp,
  type LineUpRules,
  proposeLineUp,
  type SeatHeld,
  swappedTeams,
  type TeamForSubstitutes,
} from '@spadille/competition';
import { SEATS, TABLE_SIDES, type TableSide } from '@spadille/rules';
import { type Tx } from '../../database/in-transaction.ts';
import { oneOf } from '../../database/one-of.ts';
import { loadMatch, type LoadedMatch } from '../results/load-match.ts';
import { eliminatedFrom } from '../teams-in-play/eliminated.ts';
import { isChampionship, listSeats, listTeams, type SeatRow, type TeamRow } from './repository.ts';

/** Who sits where in a match, and all that a change of it is looked at beside. Players are who they are now. */
export interface LineUpFacts extends LoadedMatch {
  /** The seats that were given. */
  readonly given: LineUp;
  /** Those, and in seats that were not given whom the entry proposes. */
  readonly shown: LineUp;
  /** The rules, without players from outside; a swap that stands already was accepted. */
  readonly rules: LineUpRules;
  /** Names of everybody who is in a team or was given a seat, by id. */
  readonly names: ReadonlyMap<string, string>;
  readonly teamNames: ReadonlyMap<string, string>;
  /** Who sat for the two teams without being entered with them, in any match. */
  readonly guests: Readonly<Record<'home' | 'away', readonly string[]>>;
}

/** The line-up of a match; null when there is no such match, or it is a bye. */
export async function loadLineUp(db: Tx, matchId: string): Promise<LineUpFacts | null> {
  const loaded = await loadMatch(db, matchId);
  if (loaded === null) return null;
  const { stage, round, match } = loaded;
  const tournamentId = stage.tournament.id;
  const teams = await listTeams(db, tournamentId);
  const seats = await listSeats(db, tournamentId);
  const out = await eliminatedFrom(db, tournamentId);
  const entered = { home: membersOf(teams, match.home.id), away: membersOf(teams, match.away.id) };
  const given = { a: seatsOf(seats, match.tableA.id), b: seatsOf(seats, match.tableB.id) };
  const others = seats.filter((seat) => seat.matchId !== matchId);
  const rules: LineUpRules = {
    boards: match.boards,
    day: round.date,
    championship: await isChampionship(db, tournamentId),
    entered,
    teamIds: { home: match.home.id, away: match.away.id },
    teams: teams.map((team) => forSubstitutes(team, others, out)),
    players: new Map(),
    elsewhere: new Map(
      others
        .filter((seat) => seat.roundId === round.id)
        .map(({ playerId, tableNumber }) => [playerId, tableNumber]),
    ),
    swapAccepted: swappedTeams(given, entered),
  };
  const guestsOf = (teamId: string) => guestsIn(seats, teams, teamId);
  return {
    ...loaded,
    given,
    shown: withProposed(given, proposeLineUp(entered, match.boards)),
    rules,
    names: namesOf(teams, seats),
    teamNames: new Map(teams.map(({ id, name }) => [id, name])),
    guests: { home: guestsOf(match.home.id), away: guestsOf(match.away.id) },
  };
}

function membersOf(teams: readonly TeamRow[], teamId: string): Entered['home'] {
  const members = teams.find(({ id }) => id === teamId)?.members ?? [];
  return members.map(({ place, player }) => ({
    playerId: currentPlayer(player).id,
    place: oneOf(PairPlaces, place),
  }));
}

const seatsOf = (seats: readonly SeatRow[], tableId: string): SeatHeld[] =>
  seats
    .filter((held) => held.tableId === tableId)
    .map(({ seat, playerId, fromBoard, toBoard }) => ({ seat, playerId, fromBoard, toBoard }));

function guestsIn(seats: readonly SeatRow[], teams: readonly TeamRow[], teamId: string): string[] {
  const members = membersOf(teams, teamId);
  const sat = seats.filter((seat) => seat.teamId === teamId).map(({ playerId }) => playerId);
  return [...new Set(sat)].filter((id) => !members.some(({ playerId }) => playerId === id));
}

const forSubstitutes = (
  team: TeamRow,
  others: readonly SeatRow[],
  out: ReadonlySet<string>,
): TeamForSubstitutes => ({
  id: team.id,
  stillIn: team.withdrawnAt === null && !out.has(team.id),
  members: membersOf([team], team.id).map(({ playerId }) => playerId),
  substitutes: guestsIn(others, [team], team.id),
});

const namesOf = (teams: readonly TeamRow[], seats: readonly SeatRow[]): ReadonlyMap<string, string> =>
  new Map([
    ...seats.map(({ playerId, name }) => [playerId, name] as const),
    ...teams.flatMap(({ members }) =>
      members.map(({ player }) => [currentPlayer(player).id, currentPlayer(player).name] as const),
    ),
  ]);

/** Seats that nobody was given, filled with whom the entry proposes, unless he sits somewhere in the match already. */
function withProposed(given: LineUp, proposed: LineUp): LineUp {
  const seated = new Set([...given.a, ...given.b].map(({ playerId }) => playerId));
  const table = (side: TableSide): SeatHeld[] =>
    SEATS.flatMap((seat) => {
      const own = given[side].filter((held) => held.seat === seat);
      return own.length > 0
        ? own
        : proposed[side].filter((held) => held.seat === seat && !seated.has(held.playerId));
    });
  const [a, b] = TABLE_SIDES.map(table) as [SeatHeld[], SeatHeld[]];
  return { a, b };
}
