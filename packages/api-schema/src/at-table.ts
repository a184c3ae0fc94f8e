import { MATCH_SIDES } from '@spadille/rules';
import { z } from 'zod';
import { BoardLine, BoardSaid } from './matches.ts';
import { BoardNumber, GamePoints, Id, Instant, SeatCode, SideCode, Tuple, Version } from './primitives.ts';
import { AnnouncementView, LiveClock } from './wall.ts';

/** The way in: the secret of the QR code, or the table's number with the six digits of its card. */
export const EnterTable = z.union([
  z.strictObject({ token: z.string().regex(/^[0-9a-f]{32}$/) }),
  z.strictObject({ table: z.int().min(1).max(9999), pin: z.string().regex(/^[0-9]{6}$/) }),
]);

export const EnteredTable = z.strictObject({ tableId: Id });

/** Where a phone was let in; null when it is not, or not any more. */
export const OwnTable = z.strictObject({
  table: z.strictObject({ id: Id, number: z.int() }).nullable(),
});

/** What a pair says that is not what is recorded; null: only that it does not agree. */
export const DisputeView = z.strictObject({
  bySide: SideCode.nullable(),
  tuple: Tuple.nullable(),
  at: Instant,
});

/** One board as its table sees it. */
export const AtTableBoard = BoardLine.extend({
  /** The pair whose word the recorded result is; null when it was not said at the table. */
  enteredSide: SideCode.nullable(),
  /** What was said against it and is not settled, at most one of each pair. */
  disputes: z.array(DisputeView),
});

/** A total that both pairs are asked for: after every fourth board, and after the last. */
export const AtTableTotal = z.strictObject({
  board: BoardNumber,
  /** To N/S as it stands: boards up to this one and the penalty points on them; null while a board is missing. */
  nsGamePoints: GamePoints.nullable(),
  /** Of it the penalty points on boards up to this one, to N/S: a phone without network adds the boards itself. */
  nsPenaltyPoints: GamePoints,
  /** Which pairs have said the total as it stands. */
  agreed: z.array(SideCode),
});

export const CALL_ABOUT = ['ruling', 'disputed', 'total', 'other'] as const;

export const DirectorCallView = z.strictObject({
  id: Id,
  tableId: Id,
  tableNumber: z.int(),
  board: BoardNumber,
  about: z.enum(CALL_ABOUT),
  calledAt: Instant,
  /** The director has seen it and is on his way. */
  takenAt: Instant.nullable(),
  version: Version,
});

const TableSide = z.strictObject({
  side: z.enum(MATCH_SIDES),
  teamNumber: z.int(),
  teamName: z.string(),
});

/** A table's page: who sits where, its boards, its totals, its call. */
export const AtTableView = z.strictObject({
  table: z.strictObject({
    id: Id,
    number: z.int(),
    mode: z.enum(['boards', 'total-only']),
    version: Version,
  }),
  round: z.strictObject({ id: Id, label: z.string(), state: z.string() }),
  tournament: z.string(),
  match: z.strictObject({ number: z.int().nullable(), kind: z.string(), boards: z.int() }),
  ns: TableSide,
  ew: TableSide,
  seats: z.array(
    z.strictObject({ seat: SeatCode, name: z.string(), fromBoard: BoardNumber, toBoard: BoardNumber }),
  ),
  boards: z.array(AtTableBoard),
  totals: z.array(AtTableTotal),
  call: DirectorCallView.nullable(),
  /** What hangs on the wall: the round's clock, and what is announced. */
  clock: LiveClock.nullable(),
  announcements: z.array(AnnouncementView),
  /** The server's time, for phones whose clock is wrong. */
  now: Instant,
});

/**
 * A pair says a board. `entryId` is made by the phone and good for one change, however often it is sent. A version that is
 * old is never an error at a table, what is said is what decides: it goes on record as what the phone had seen.
 */
export const SayAtTable = z.strictObject({
  entryId: Id,
  expectedVersion: Version,
  bySide: SideCode,
  said: BoardSaid,
  clientTime: Instant,
});

/** The other pair agrees with what is recorded, or does not; then it may say what it was. */
export const AnswerAtTable = z.strictObject({
  entryId: Id,
  expectedVersion: Version,
  bySide: SideCode,
  /** What the pair was shown when it answered. */
  seen: Tuple,
  answer: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('confirm') }),
    z.strictObject({ kind: z.literal('dispute'), tuple: Tuple.nullable() }),
  ]),
  clientTime: Instant,
});

/**
 * What became of it. `counted`: it is what is recorded now. `kept`: something else was recorded meanwhile; both stand on
 * the director's page until he decides, and nothing was overwritten.
 */
export const SaidAtTable = z.strictObject({
  outcome: z.enum(['counted', 'kept']),
  board: AtTableBoard,
  totals: z.array(AtTableTotal),
});

export const SayTotalAtTable = z.strictObject({
  entryId: Id,
  board: BoardNumber,
  bySide: SideCode,
  /** What the pair agrees to, to N/S. */
  nsGamePoints: GamePoints.min(-1000).max(1000),
  clientTime: Instant,
});

export const SaidTotals = z.strictObject({ totals: z.array(AtTableTotal) });

/** The same `callId` again is the same call. A table with an open call keeps that one. */
export const CallDirector = z.strictObject({
  callId: Id,
  board: BoardNumber,
  about: z.enum(CALL_ABOUT),
});

/** What waits for the director at the tables of a round. */
export const TableMatters = z.strictObject({
  /** Open ones, who called first in front. */
  calls: z.array(DirectorCallView),
  /** Boards on which a pair does not agree with what is recorded, by table. Saving either value settles it. */
  disputed: z.array(
    z.strictObject({
      tableId: Id,
      tableNumber: z.int(),
      board: BoardNumber,
      dealer: SeatCode,
      recorded: Tuple.nullable(),
      /** The pair whose word that is; null: a director, a helper or a file. */
      enteredSide: SideCode.nullable(),
      disputes: z.array(DisputeView),
      ruled: z.boolean(),
      version: Version,
    }),
  ),
  /** Totals that a pair has said otherwise than they stand. */
  totals: z.array(
    z.strictObject({
      tableId: Id,
      tableNumber: z.int(),
      board: BoardNumber,
      nsGamePoints: GamePoints,
      said: z.array(z.strictObject({ bySide: SideCode, nsGamePoints: GamePoints })),
    }),
  ),
  /** Tables of which there is something to say here. */
  looks: z.array(
    z.strictObject({
      tableId: Id,
      /** Boards that somebody else has keyed again, and that are settled. */
      verified: z.int(),
      /** How much on the slip is unlikely and worth a look. */
      unlikely: z.int(),
    }),
  ),
});

export const ChangeCall = z.strictObject({ expectedVersion: Version });
