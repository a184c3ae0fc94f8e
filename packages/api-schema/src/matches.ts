import { BOARD_STATES } from '@spadille/competition';
import { MATCH_SIDES, TABLE_SIDES } from '@spadille/rules';
import { z } from 'zod';
import {
  BoardNumber,
  GamePoints,
  Id,
  Instant,
  Name,
  Reason,
  SeatCode,
  SideCode,
  Tuple,
  Version,
} from './primitives.ts';
import { MatchOverview } from './rounds.ts';
import { RulingView } from './rulings.ts';

export { BOARD_STATES };

export const PenaltyView = z.strictObject({
  id: Id,
  tableId: Id,
  tableNumber: z.int(),
  board: z.int(),
  side: SideCode,
  /** The offending team, home or away. */
  offender: z.enum(MATCH_SIDES),
  rule: z.string(),
  paragraph: z.string(),
  awardedAt: Instant,
  withdrawnAt: Instant.nullable(),
  /** The ruling that gave it; it is withdrawn with it. */
  rulingId: Id.nullable(),
});

/** One board at one table. Passed out, not played, cancelled and empty are four things. */
export const BoardLine = z.strictObject({
  board: BoardNumber,
  dealer: SeatCode,
  state: z.enum(BOARD_STATES),
  cancelled: z.boolean(),
  notPlayed: z.boolean(),
  ruled: z.boolean(),
  /** What counts. */
  tuple: Tuple.nullable(),
  /** What the table said. */
  recorded: Tuple.nullable(),
  /** To N/S; 0 when cancelled or without a result. */
  nsGamePoints: GamePoints,
  version: Version,
});

export const SlipTable = z.strictObject({
  id: Id,
  number: z.int(),
  side: z.enum(TABLE_SIDES),
  mode: z.enum(['boards', 'total-only']),
  totalNsGamePoints: GamePoints.nullable(),
  version: Version,
  /** Team and its players on each side of the table. */
  ns: z.strictObject({ teamNumber: z.int(), teamName: z.string(), players: z.array(z.string()) }),
  ew: z.strictObject({ teamNumber: z.int(), teamName: z.string(), players: z.array(z.string()) }),
  boards: z.array(BoardLine),
});

/** A table's slip with its partner table's beside it. */
export const SlipView = z.strictObject({
  tournament: z.strictObject({ id: Id, name: z.string() }),
  round: z.strictObject({ id: Id, number: z.int(), label: z.string(), state: z.string() }),
  match: MatchOverview,
  table: SlipTable,
  partner: SlipTable,
  penalties: z.array(PenaltyView),
  /** Of both tables, withdrawn ones too, in their order. */
  rulings: z.array(RulingView),
  /** Boards of this table whose recorded result a pair said there, as long as the board has this version. */
  saidAtTable: z.array(z.strictObject({ board: BoardNumber, bySide: SideCode, version: Version })),
  /** What the pairs say against the recorded results of this table, as long as the board has this version. */
  disputes: z.array(
    z.strictObject({
      board: BoardNumber,
      bySide: SideCode,
      /** What it was instead; null: the pair only says that it was not that. */
      tuple: Tuple.nullable(),
      version: Version,
    }),
  ),
  /** Neighbours for going on to the next slip. */
  previousTableId: Id.nullable(),
  nextTableId: Id.nullable(),
});

export const BoardSaid = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('result'), tuple: Tuple }),
  z.strictObject({ kind: z.literal('clear') }),
]);

/** One board said by whoever enters it. `entryId` is made by the client and good for one change, however often sent. */
export const SaveBoard = z.strictObject({
  entryId: Id,
  expectedVersion: Version,
  said: BoardSaid,
  /**
   * Also when it puts something else in the place of what both pairs said, or of what was looked at twice; refused with
   * `overwrite-asks-first` otherwise.
   */
  overwrite: z.boolean().optional(),
  clientTime: Instant.optional(),
});

export const SavedBoard = z.strictObject({ line: BoardLine, roundState: z.string() });

export const SaveTotal = z.strictObject({
  expectedVersion: Version,
  /** Null takes the total back. */
  nsGamePoints: GamePoints.min(-1000).max(1000).nullable(),
});

export const SetSeats = z.strictObject({
  expectedVersion: Version,
  seats: z.array(z.strictObject({ seat: SeatCode, name: Name })).max(4),
});

/** Whether rulings that wait for a result which will not come are withdrawn with it; they are refused otherwise. */
const WithdrawRulings = z.boolean().optional();

/** What became of a match that was not played as drawn. */
export const SetMatchKind = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('played'), expectedVersion: Version }),
  z.strictObject({
    kind: z.literal('walkover'),
    expectedVersion: Version,
    winner: z.enum(MATCH_SIDES),
    reason: Reason,
    withdrawRulings: WithdrawRulings,
  }),
  z.strictObject({
    kind: z.literal('unplayed'),
    expectedVersion: Version,
    reason: Reason,
    withdrawRulings: WithdrawRulings,
  }),
]);

/** Boards that neither partner table played. An empty list takes it back. */
export const SetNotPlayed = z.strictObject({
  expectedVersion: Version,
  boards: z.array(BoardNumber).max(200),
  reason: Reason,
  withdrawRulings: WithdrawRulings,
});

export const CancelBoard = z.strictObject({
  expectedVersion: Version,
  board: BoardNumber,
  cancelled: z.boolean(),
  reason: Reason,
});

export const AwardPenalty = z.strictObject({
  expectedVersion: Version,
  tableId: Id,
  board: BoardNumber,
  side: SideCode,
  rule: z.string().min(1).max(60),
});

export const WithdrawPenalty = z.strictObject({ reason: Reason });

const MatchSheet = z.strictObject({
  board: BoardNumber,
  dealer: SeatCode,
  a: BoardLine,
  b: BoardLine,
  /** The board to home over both tables. */
  homeGamePoints: GamePoints,
  /** To home after this board, penalties not counted. */
  homeRunningTotal: GamePoints,
  reconcile: z.boolean(),
});

export const MatchView = MatchOverview.extend({
  tournament: z.strictObject({ id: Id, slug: z.string(), name: z.string() }),
  round: z.strictObject({ id: Id, number: z.int(), label: z.string(), state: z.string() }),
  boardList: z.array(MatchSheet),
  penaltyList: z.array(PenaltyView),
  rulingList: z.array(RulingView),
});
