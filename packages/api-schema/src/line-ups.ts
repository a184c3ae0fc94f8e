import { PLAYER_FAULTS } from '@spadille/competition';
import { MATCH_SIDES, PLAYED_CONTRACTS, TABLE_SIDES } from '@spadille/rules';
import { z } from 'zod';
import { BoardNumber, GamePoints, Id, Reason, SeatCode, Version } from './primitives.ts';
import { PairPlaces } from './tournaments.ts';

/** Who sits where in a match, from which board to which, and what players' figures follow from it. */

/** What is amiss with a line-up, with names beside the codes. */
export const LineUpFaultView = z.strictObject({
  code: z.enum(['boards-out-of-range', 'boards-overlap', 'boards-missing', ...PLAYER_FAULTS]),
  table: z.enum(TABLE_SIDES),
  tableNumber: z.int(),
  seat: SeatCode,
  player: z.string().nullable(),
  fromBoard: z.int().nullable(),
  toBoard: z.int().nullable(),
  /** Number of the other table at which he sits. */
  otherTable: z.int().nullable(),
  /** The other team that is in the way. */
  team: z.string().nullable(),
  /** The one from that team who plays here already. */
  otherPlayer: z.string().nullable(),
});

export const DeclaredView = z.strictObject({
  contract: z.enum(PLAYED_CONTRACTS as unknown as [(typeof PLAYED_CONTRACTS)[number]]),
  won: z.int(),
  bete: z.int(),
  kruk: z.int(),
});

/** What a player did on the boards he sat for. */
export const PlayerFiguresView = z.strictObject({
  playerId: Id,
  name: z.string(),
  boards: z.int(),
  /** To his pair; penalty points are his team's. */
  gamePoints: GamePoints,
  declared: z.array(DeclaredView),
});

const LineUpTeam = z.strictObject({
  id: Id,
  number: z.int(),
  name: z.string(),
  /** A player of it sits on the other seats than those his pair was entered for. */
  swapped: z.boolean(),
  figures: z.array(PlayerFiguresView),
});

export const LineUpView = z.strictObject({
  matchId: Id,
  boards: z.int(),
  /** The round is not open any more: a change needs a written reason. */
  needsReason: z.boolean(),
  /** In the order of the tables, each with its four seats in the order of turn. */
  tables: z.array(
    z.strictObject({
      side: z.enum(TABLE_SIDES),
      id: Id,
      number: z.int(),
      version: Version,
      /** The board from which a change is most likely: the first that needs a result; null when none does. */
      nextBoard: z.int().nullable(),
      seats: z.array(
        z.strictObject({
          seat: SeatCode,
          team: z.enum(MATCH_SIDES),
          /** False while it is only proposed from the entry. */
          given: z.boolean(),
          held: z.array(
            z.strictObject({ playerId: Id, name: z.string(), fromBoard: z.int(), toBoard: z.int() }),
          ),
        }),
      ),
    }),
  ),
  home: LineUpTeam,
  away: LineUpTeam,
});

const SeatHeldInput = z.strictObject({
  seat: SeatCode,
  playerId: Id,
  fromBoard: BoardNumber,
  toBoard: BoardNumber,
});
const TableLineUp = z.array(SeatHeldInput).max(160);

/** Both tables whole. An empty list of seats takes back who sat there. */
export const SetLineUp = z.strictObject({
  expectedVersions: z.strictObject({ a: Version, b: Version }),
  a: TableLineUp,
  b: TableLineUp,
  /** Teams whose pairs change round, because the opponents have accepted it. */
  swapAccepted: z.array(z.enum(MATCH_SIDES)).max(2).default([]),
  /** Needed once the round is closed. */
  reason: Reason.optional(),
});

/** What became of the proposals of a round: how many are confirmed now, and the matches where somebody may not sit. */
export const LineUpsConfirmed = z.strictObject({
  confirmed: z.int(),
  left: z.array(z.strictObject({ matchId: Id, number: z.int(), faults: z.array(LineUpFaultView) })),
});

const BoardInQuery = z.coerce.number<string>().pipe(BoardNumber);

export const SeatChoicesQuery = z.strictObject({
  table: z.enum(TABLE_SIDES),
  seat: SeatCode,
  from: BoardInQuery,
  to: BoardInQuery,
  /** The beginning of names; without it, who belongs to the team. */
  q: z.string().max(120).default(''),
});

/** Who could be given a seat: those who may first, and of the others why not. */
export const SeatChoices = z.strictObject({
  choices: z.array(
    z.strictObject({
      playerId: Id,
      name: z.string(),
      clubs: z.array(z.string()),
      /** His place in the team; null for somebody from outside. */
      place: z.enum(PairPlaces).nullable(),
      faults: z.array(LineUpFaultView),
    }),
  ),
});

/** What everybody has played for each team, by the seats that were given. */
export const TeamFigures = z.strictObject({
  teams: z.array(
    z.strictObject({
      teamId: Id,
      number: z.int(),
      name: z.string(),
      players: z.array(PlayerFiguresView.extend({ tables: z.int() })),
    }),
  ),
});
