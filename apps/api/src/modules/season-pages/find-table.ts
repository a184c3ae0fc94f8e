import { type FoundMatch, type FoundTables } from '@spadille/api-schema';
import { compareNames, fitOfName, foldName, type NameFit } from '@spadille/competition';
import { groupBy } from '@spadille/core';
import { type Seat, SEATS, type Side, sideOf, SIDES, TABLE_SIDES, teamSideOf } from '@spadille/rules';
import { type z } from 'zod';
import { oneOf } from '../../database/one-of.ts';
import { type ShownMatchRow, type ShownRoundRow, type ShownTeamRow } from './tables-repository.ts';
import { toDayOfRound, toPublicPlayer, toTeamRef, toTournamentRef } from './shown.ts';

type Found = z.input<typeof FoundTables>['found'][number];
type MatchView = z.input<typeof FoundMatch>;
type Place = { readonly table: number; readonly side: Side; readonly seat: Seat | null };

/** [choice] More than that nobody reads: he types more of the name. */
const MOST = 12;

/** A team's match in a round whose draw is shown. */
interface Drawn {
  readonly round: ShownRoundRow;
  readonly match: ShownMatchRow;
  readonly team: ShownTeamRow;
  readonly side: string;
}

/**
 * Where a player, a team or a club sits next. Only draws that are shown are searched, and only names that may be shown: a
 * hidden player is found no more than one who is not there. Names that are nearly as typed count only when none is found
 * as it is; players come before teams.
 * @param rounds drawn rounds to come whose draw is shown, the earliest first
 */
export function findTable(rounds: readonly ShownRoundRow[], typed: string): z.input<typeof FoundTables> {
  const teams = byTeam(rounds);
  const fits = teams.flatMap((drawn) => [...playersLike(drawn, typed), ...teamLike(drawn, typed)]);
  const near = !fits.some(({ fit }) => fit === 'found');
  const found = fits.filter(({ fit }) => near || fit === 'found').map(({ line }) => line);
  const ordered = [
    ...found.filter(isPlayer).sort((a, b) => compareNames(a.player, b.player)),
    ...found.filter((line) => !isPlayer(line)),
  ];
  return { near: near && found.length > 0, more: ordered.length > MOST, found: ordered.slice(0, MOST) };
}

const isPlayer = (line: Found): line is Found & { player: string } => line.player !== null;

/** Every team with its matches on its next day of play; a day that was called off only while there is no other. */
function byTeam(rounds: readonly ShownRoundRow[]): Drawn[][] {
  const drawn = rounds.flatMap((round) =>
    round.matches.flatMap((match) =>
      match.teams.map(({ side, team }): Drawn => ({ round, match, team, side })),
    ),
  );
  return [...groupBy(drawn, ({ team }) => team.id).values()].map((all) => {
    const day = (all.find(({ round }) => round.playDay.cancelledAt === null) ?? all[0])?.round.playDay.date;
    return all.filter(({ round }) => round.playDay.date.getTime() === day?.getTime());
  });
}

interface Fitting {
  readonly fit: NameFit;
  readonly line: Found;
}

function playersLike(drawn: readonly Drawn[], typed: string): Fitting[] {
  return playersOf(drawn).flatMap(({ id, name, place }) => {
    const fit = fitOfName(name, typed);
    if (fit === null) return [];
    const matches = drawn.map((each) => matchView(each, placesOf(each, id, place)));
    return [{ fit, line: { ...lineOf(drawn), player: name, substitute: place === 'substitute', matches } }];
  });
}

/** The members of a team, and who else has been given a seat, by the names that may be shown. */
function playersOf(drawn: readonly Drawn[]) {
  const members = (drawn[0] as Drawn).team.members;
  const seated = drawn.flatMap((each) =>
    seatsOf(each).map(({ player }) => ({ player, place: 'substitute' })),
  );
  const known = new Map<string, { id: string; name: string; place: string }>();
  for (const { player, place } of [...members, ...seated]) {
    const { id, name } = toPublicPlayer(player);
    if (name !== null && !known.has(id)) known.set(id, { id, name, place });
  }
  return [...known.values()];
}

function teamLike(drawn: readonly Drawn[], typed: string): Fitting[] {
  const { team } = drawn[0] as Drawn;
  const isNumber = foldName(typed) === String(team.number);
  const fit = isNumber ? 'found' : fitOfName(`${team.name} ${team.club?.name ?? ''}`, typed);
  if (fit === null) return [];
  const matches = drawn.map((each) => matchView(each, pairsOf(each)));
  return [{ fit, line: { ...lineOf(drawn), player: null, substitute: false, matches } }];
}

function lineOf(drawn: readonly Drawn[]) {
  const { team, round } = drawn[0] as Drawn;
  return { team: toTeamRef(team), tournament: toTournamentRef(round.stage.tournament) };
}

function matchView({ round, match, team }: Drawn, tables: readonly Place[]): MatchView {
  const opponent = match.teams.find((other) => other.team.id !== team.id)?.team;
  return {
    ...toDayOfRound(round),
    opponent: opponent ? toTeamRef(opponent) : null,
    match: match.number,
    tables: [...tables],
  };
}

/** Both pairs of a team with their tables: N/S at one, E/W at the other (§2). */
const pairsOf = ({ match, side }: Drawn): Place[] =>
  match.tables.flatMap(({ number, side: table }) =>
    SIDES.filter((pair) => teamSideOf(oneOf(TABLE_SIDES, table), pair) === side).map((pair) => ({
      table: number,
      side: pair,
      seat: null,
    })),
  );

/** The seats that players of the team were given from the first board on. */
const seatsOf = ({ match, side }: Drawn) =>
  match.tables.flatMap(({ number, side: table, seatAssignments }) =>
    seatAssignments
      .map(({ player, seat }) => ({ player, seat: oneOf(SEATS, seat), table: number }))
      .filter(({ seat }) => teamSideOf(oneOf(TABLE_SIDES, table), sideOf(seat)) === side),
  );

/** Where a player sits: in the seat he was given, else with his pair; a substitute may be called to either table. */
function placesOf(drawn: Drawn, playerId: string, place: string): Place[] {
  const own = seatsOf(drawn).find(({ player }) => toPublicPlayer(player).id === playerId);
  if (own) return [{ table: own.table, side: sideOf(own.seat), seat: own.seat }];
  const pairs = pairsOf(drawn);
  const taken = seatsOf(drawn).filter(({ seat }) => sideOf(seat) === place).length === 2;
  return taken || place === 'substitute' ? pairs : pairs.filter(({ side }) => side === place);
}
