import { ROUND_KINDS, ROUND_STATES } from '@spadille/competition';
import { MATCH_SIDES, TABLE_SIDES } from '@spadille/rules';
import { z } from 'zod';
import {
  BoardNumber,
  GamePoints,
  Id,
  Instant,
  IsoDate,
  Reason,
  RoundLabel,
  TeamNumber,
  Version,
} from './primitives.ts';

export const PublicationView = z.strictObject({
  revision: z.int(),
  publishedAt: Instant,
  withdrawnAt: Instant.nullable(),
  /** What is public no longer agrees with the results as they stand now. */
  differs: z.boolean(),
});

/** What waits for somebody in a round, and boards that were found wrong in it. */
export const OpenMatters = z.strictObject({
  waitingRulings: z.int(),
  openProtests: z.int(),
  filedAppeals: z.int(),
  /** Folder errors in force that were found in the round or took a board from a match of it. */
  folderErrors: z.int(),
});

export const RoundSummary = z.strictObject({
  id: Id,
  number: z.int(),
  label: z.string(),
  date: IsoDate,
  state: z.enum(ROUND_STATES),
  kind: z.enum(ROUND_KINDS),
  version: Version,
  /** Anyone may see who meets whom at which table. */
  drawShown: z.boolean(),
  matches: z.int(),
  boardsDone: z.int(),
  boardsTotal: z.int(),
  publication: PublicationView.nullable(),
  openMatters: OpenMatters,
});

const ByHand = z.strictObject({ home: TeamNumber, away: TeamNumber });

/**
 * A draw: the next round of the all-play-all schedule, or pairings by hand. Teams in no pairing have a bye. Seats and
 * tables follow from the rules (§2): the lower team number sits N/S at the lower table.
 */
export const Draw = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all-play-all') }),
  z.strictObject({ kind: z.literal('by-hand'), pairings: z.array(ByHand).min(1).max(200) }),
]);

export const DrawRound = z.strictObject({
  date: IsoDate,
  label: RoundLabel.optional(),
  /** Overrides the stage's number of boards a match. */
  boards: BoardNumber.optional(),
  draw: Draw,
});

export const RedrawRound = z.strictObject({ expectedVersion: Version, draw: Draw });

/** The pairings a draw would make, before it is made. */
export const DrawPreview = z.strictObject({
  pairings: z.array(
    z.strictObject({
      match: z.int(),
      tableA: z.int(),
      tableB: z.int(),
      home: TeamNumber,
      away: TeamNumber,
      homeName: z.string(),
      awayName: z.string(),
    }),
  ),
  byes: z.array(z.strictObject({ number: TeamNumber, name: z.string() })),
});

export const ScoreView = z.strictObject({
  homeGamePoints: GamePoints,
  awayGamePoints: GamePoints,
  homeMatchPoints: z.int(),
  awayMatchPoints: z.int(),
});

export const TableOverview = z.strictObject({
  id: Id,
  number: z.int(),
  side: z.enum(TABLE_SIDES),
  mode: z.enum(['boards', 'total-only']),
  boardsDone: z.int(),
  boardsTotal: z.int(),
  /** Sum to N/S of what is there. */
  nsGamePoints: GamePoints,
  lastEntryAt: Instant.nullable(),
  /**
   * A multiple of four or the last board. Where phones are used the last up to which both pairs have agreed to the totals;
   * on paper the last up to which the table can be reconciled without a gap.
   */
  reconciledTo: z.int(),
  /** The first board without a result; null when there is none, or the table gave only its total. */
  currentBoard: BoardNumber.nullable(),
  /** Boards on which somebody at the table does not agree with what is recorded. */
  disputedBoards: z.array(BoardNumber),
});

const TeamInMatch = z.strictObject({
  id: Id,
  number: TeamNumber,
  name: z.string(),
  club: z.string().nullable(),
  /** It has left the tournament. */
  withdrawn: z.boolean(),
});

export const MATCH_KINDS = ['played', 'walkover', 'unplayed', 'bye'] as const;

export const MatchOverview = z.strictObject({
  id: Id,
  number: z.int().nullable(),
  pool: z.string(),
  kind: z.enum(MATCH_KINDS),
  version: Version,
  boards: z.int(),
  home: TeamInMatch,
  away: TeamInMatch.nullable(),
  walkoverWinner: z.enum(MATCH_SIDES).nullable(),
  reason: z.string().nullable(),
  complete: z.boolean(),
  /** What stands so far; final when complete. Null for a bye. */
  score: ScoreView.nullable(),
  tables: z.array(TableOverview),
  penalties: z.int(),
  cancelledBoards: z.array(z.int()),
  /** Boards with a ruling in force at either table. */
  ruledBoards: z.array(z.int()),
  notPlayedBoards: z.array(z.int()),
});

export const RoundView = RoundSummary.extend({
  tournament: z.strictObject({ id: Id, slug: z.string(), name: z.string() }),
  stageId: Id,
  /** The stage is finished: what is changed here is no longer what its places were frozen from. */
  stageFinished: z.boolean(),
  matchList: z.array(MatchOverview),
});

/** Whether anybody may see who meets whom at which table. */
export const ShowDraw = z.strictObject({ expectedVersion: Version, shown: z.boolean() });

export const ChangeRoundState = z.strictObject({ expectedVersion: Version });
export const ReopenRound = z.strictObject({ expectedVersion: Version, reason: Reason });
