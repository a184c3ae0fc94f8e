import {
  type MatchSide,
  type Seat,
  SEATS,
  sideOf,
  TABLE_SIDES,
  type TableSide,
  teamSideOf,
} from '@spadille/rules';
import { type Entrant, membershipFault } from './eligibility.ts';
import { type Entered, isSwapped, type LineUp, type SeatHeld } from './line-up.ts';
import { type IsoDay } from './season-dates.ts';
import { checkSubstitute, type TeamForSubstitutes } from './substitutes.ts';

/** Codes of what can be amiss with a player on a seat. */
export const PLAYER_FAULTS = [
  'two-seats-at-once',
  'two-tables-in-a-round',
  'pair-swapped',
  'player-unknown',
  'not-a-member',
  'club-not-affiliated',
  'plays-for-a-team-still-in',
  'one-player-from-the-same-team',
] as const;

/** What is amiss in a line-up, with the seat it stands at and whom it is about. */
export type LineUpFault = {
  readonly table: TableSide;
  readonly seat: Seat;
} & (
  | {
      /** Boards that the match does not have; given to two players; given to nobody while the seat has somebody. */
      readonly code: 'boards-out-of-range' | 'boards-overlap' | 'boards-missing';
      readonly fromBoard: number;
      readonly toBoard: number;
    }
  | {
      readonly code:
        'two-seats-at-once' | 'pair-swapped' | 'player-unknown' | 'not-a-member' | 'club-not-affiliated';
      readonly playerId: string;
    }
  | {
      readonly code: 'two-tables-in-a-round';
      readonly playerId: string;
      /** Number of the other table; null when it is the partner table. */
      readonly otherTable: number | null;
    }
  | { readonly code: 'plays-for-a-team-still-in'; readonly playerId: string; readonly teamId: string }
  | {
      readonly code: 'one-player-from-the-same-team';
      readonly playerId: string;
      readonly teamId: string;
      readonly otherPlayerId: string;
    }
);

/** What a line-up is looked at beside. Players are named by who they are now. */
export interface LineUpRules {
  readonly boards: number;
  /** The day of play, on which membership counts. */
  readonly day: IsoDay;
  /** Whether the championship's rules of membership and substitutes hold (§5). */
  readonly championship: boolean;
  readonly entered: Entered;
  readonly teamIds: Readonly<Record<MatchSide, string>>;
  /** All teams of the tournament; those who stood in for one before, in other matches, are among its substitutes. */
  readonly teams: readonly TeamForSubstitutes[];
  /** Those of the players who are registered. */
  readonly players: ReadonlyMap<string, Entrant>;
  /** Who sits at which other table of the round, the two of this match left out. */
  readonly elsewhere: ReadonlyMap<string, number>;
  /** Teams whose pairs change round with their opponents' leave. */
  readonly swapAccepted: readonly MatchSide[];
}

/**
 * Everything that is amiss in a line-up: boards of a seat out of range, twice or missing; a player on two seats at once
 * or at two tables in one round; a pair on the other seats than it started on without the opponents' leave (§2); and in
 * the championship who may not play for the team (§5). An empty seat is no fault: nobody has to be told.
 * [choice] Members a team was entered with were looked at when it was let in, and are not looked at again by §5.
 */
export const checkLineUp = (lineUp: LineUp, rules: LineUpRules): readonly LineUpFault[] =>
  TABLE_SIDES.flatMap((table) => [
    ...SEATS.flatMap((seat) => boardFaults(lineUp, table, seat, rules.boards)),
    ...lineUp[table].flatMap((held, index) => playerFaults({ lineUp, rules, table, held, index })),
  ]);

function boardFaults(lineUp: LineUp, table: TableSide, seat: Seat, boards: number): LineUpFault[] {
  const held = lineUp[table].filter((each) => each.seat === seat).sort((a, b) => a.fromBoard - b.fromBoard);
  const fault = (
    code: 'boards-out-of-range' | 'boards-overlap' | 'boards-missing',
    fromBoard: number,
    toBoard: number,
  ) => ({ code, table, seat, fromBoard, toBoard }) as const;
  const strange = held.filter(
    ({ fromBoard, toBoard }) => fromBoard < 1 || toBoard > boards || fromBoard > toBoard,
  );
  if (strange.length > 0) {
    return strange.map(({ fromBoard, toBoard }) => fault('boards-out-of-range', fromBoard, toBoard));
  }
  if (held.length === 0) return [];
  const faults: LineUpFault[] = [];
  let next = 1;
  for (const { fromBoard, toBoard } of held) {
    if (fromBoard > next) faults.push(fault('boards-missing', next, fromBoard - 1));
    if (fromBoard < next) faults.push(fault('boards-overlap', fromBoard, Math.min(toBoard, next - 1)));
    next = Math.max(next, toBoard + 1);
  }
  if (next <= boards) faults.push(fault('boards-missing', next, boards));
  return faults;
}

interface HeldSeat {
  readonly lineUp: LineUp;
  readonly rules: LineUpRules;
  readonly table: TableSide;
  readonly held: SeatHeld;
  readonly index: number;
}

function playerFaults(at: HeldSeat): LineUpFault[] {
  const { lineUp, rules, table, held, index } = at;
  const { seat, playerId } = held;
  const team = teamSideOf(table, sideOf(seat));
  const faults: LineUpFault[] = [];
  if (lineUp[table].slice(0, index).some((other) => sitsToo(other, held))) {
    faults.push({ code: 'two-seats-at-once', table, seat, playerId });
  }
  const partner = table === 'a' ? lineUp.b : lineUp.a;
  if (partner.some((other) => other.playerId === playerId)) {
    faults.push({ code: 'two-tables-in-a-round', table, seat, playerId, otherTable: null });
  }
  const otherTable = rules.elsewhere.get(playerId);
  if (otherTable !== undefined) {
    faults.push({ code: 'two-tables-in-a-round', table, seat, playerId, otherTable });
  }
  if (!rules.swapAccepted.includes(team) && isSwapped(held, table, team, rules.entered)) {
    faults.push({ code: 'pair-swapped', table, seat, playerId });
  }
  return [...faults, ...guestFaults(at, team)];
}

const sitsToo = (other: SeatHeld, { playerId, fromBoard, toBoard }: SeatHeld): boolean =>
  other.playerId === playerId && other.fromBoard <= toBoard && fromBoard <= other.toBoard;

/** Of somebody the team was not entered with: he is registered, and by §5 a member of a club and allowed as a substitute. */
function guestFaults(
  { lineUp, rules, table, held: { seat, playerId } }: HeldSeat,
  team: MatchSide,
): LineUpFault[] {
  const members = rules.entered[team];
  if (members.some((member) => member.playerId === playerId)) return [];
  const entrant = rules.players.get(playerId);
  if (!entrant) return [{ code: 'player-unknown', table, seat, playerId }];
  if (!rules.championship) return [];
  const about = { table, seat };
  const [membership] = membershipFault(entrant, playerId, rules.day);
  const substitute = checkSubstitute(playerId, asking(lineUp, rules, team), rules.teams);
  return [
    ...(membership ? [{ ...about, ...membership }] : []),
    ...(substitute.ok
      ? []
      : substitute.error.code === 'plays-for-a-team-still-in'
        ? [{ ...about, code: substitute.error.code, playerId, teamId: substitute.error.team }]
        : [
            {
              ...about,
              code: substitute.error.code,
              playerId,
              teamId: substitute.error.team,
              otherPlayerId: substitute.error.player,
            },
          ]),
  ];
}

/** The team that asks, with everybody who stands in for it: entered substitutes, before, and in this line-up. */
function asking(lineUp: LineUp, rules: LineUpRules, team: MatchSide): TeamForSubstitutes {
  const id = rules.teamIds[team];
  const before = rules.teams.find((each) => each.id === id);
  const members = rules.entered[team];
  const here = TABLE_SIDES.flatMap((side) =>
    lineUp[side]
      .filter(({ seat }) => teamSideOf(side, sideOf(seat)) === team)
      .map(({ playerId }) => playerId),
  );
  const guests = here.filter((player) => !members.some(({ playerId }) => playerId === player));
  const reserves = members.filter(({ place }) => place === 'substitute').map(({ playerId }) => playerId);
  return {
    id,
    stillIn: true,
    members: members.map(({ playerId }) => playerId),
    substitutes: [...(before?.substitutes ?? []), ...reserves, ...guests],
  };
}
