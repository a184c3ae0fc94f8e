import { ROUND_KINDS } from '@spadille/competition';
import { MATCH_SIDES } from '@spadille/rules';
import { DECIDED_BY } from '@spadille/standings';
import { z } from 'zod';
import { BoardNumber, GamePoints, Id, Instant, IsoDate, SeatCode, TeamNumber, Tuple } from './primitives.ts';
import { MATCH_KINDS, ScoreView } from './rounds.ts';

/**
 * The account of a round that is frozen at publication and feeds page, API, PDF and CSV. It names teams by number and
 * holds nothing about who offended: a penalty is its paragraph and the points that both teams see anyway.
 */

const ReportTeam = z.strictObject({ number: TeamNumber, name: z.string(), club: z.string().nullable() });

export const OwnMatchesLook = z.strictObject({
  among: z.array(TeamNumber),
  matchPoints: z.int(),
  gamePoints: GamePoints,
});

export const StandingsRow = z.strictObject({
  place: z.int().nullable(),
  shared: z.boolean(),
  team: ReportTeam,
  played: z.int(),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
  matchPoints: z.int(),
  gamePoints: GamePoints,
  decidedBy: z.enum(DECIDED_BY),
  ownMatches: z.array(OwnMatchesLook),
  /** Part of the sums: what it brought along from the stage before. */
  carriedMatchPoints: z.int().default(0),
  carriedGamePoints: GamePoints.default(0),
  /** Looks at play-offs, which count in no sum. */
  playOffs: z.array(OwnMatchesLook).default([]),
  playOffNeeded: z.boolean(),
});

export const PoolStandings = z.strictObject({
  pool: z.string(),
  rows: z.array(StandingsRow),
  /** Matches of drawn rounds that do not count yet because results are missing. */
  outstandingMatches: z.int(),
});

export const ReportBoardSide = z.strictObject({
  tuple: Tuple.nullable(),
  nsGamePoints: GamePoints,
});

/** A ruling as the public sees it: its paragraph, and what it changed. Never the entry, the seat, the side or the note. */
export const ReportRuling = z.strictObject({
  table: z.enum(['a', 'b']),
  paragraph: z.int(),
  before: ReportBoardSide.nullable(),
  after: ReportBoardSide.nullable(),
  /** The time limit that had passed was overridden, and this is why. */
  lateReason: z.string().nullable(),
});

export const ReportBoard = z.strictObject({
  board: BoardNumber,
  dealer: SeatCode,
  cancelled: z.boolean(),
  notPlayed: z.boolean(),
  a: ReportBoardSide.nullable(),
  b: ReportBoardSide.nullable(),
  homeGamePoints: GamePoints,
  homeRunningTotal: GamePoints,
  reconcile: z.boolean(),
  rulings: z.array(ReportRuling).default([]),
});

/** Who sat where: ids, so that a name which is hidden or erased later is gone from what was published, too. */
export const ReportSeat = z.strictObject({
  table: z.enum(['a', 'b']),
  seat: SeatCode,
  playerId: Id,
  fromBoard: BoardNumber,
  toBoard: BoardNumber,
});

export const ReportMatch = z.strictObject({
  number: z.int(),
  pool: z.string(),
  kind: z.enum(MATCH_KINDS).exclude(['bye']),
  tableA: z.int(),
  tableB: z.int(),
  home: ReportTeam,
  away: ReportTeam,
  walkoverWinner: z.enum(MATCH_SIDES).nullable(),
  score: ScoreView,
  /** What penalties moved to home in all. */
  penaltiesToHome: GamePoints,
  /** Net to home at each table, boards or handed-in total. */
  homeNetA: GamePoints,
  homeNetB: GamePoints,
  totalOnly: z.strictObject({ a: z.boolean(), b: z.boolean() }),
  /** Empty when a table has handed in a total only, or while other matches still have to play these boards. */
  boards: z.array(ReportBoard),
  /** Empty when nobody told who sat where, and in what the public is shown, which has names instead. */
  lineUp: z.array(ReportSeat).default([]),
});

export const RoundReport = z.strictObject({
  /** Format of this frozen document. */
  schemaVersion: z.literal(1),
  rulesEdition: z.string(),
  season: z.string(),
  tournament: z.strictObject({ slug: z.string(), name: z.string() }),
  stage: z.strictObject({ name: z.string(), boardsPerMatch: z.int() }),
  round: z.strictObject({
    number: z.int(),
    label: z.string(),
    date: IsoDate,
    kind: z.enum(ROUND_KINDS).default('ordinary'),
  }),
  matches: z.array(ReportMatch),
  byes: z.array(ReportTeam),
  /** After this round, by pool. */
  standings: z.array(PoolStandings),
});

/** A published report with what marks the revision. */
export const PublishedRound = z.strictObject({
  revision: z.int(),
  publishedAt: Instant,
  report: RoundReport,
});

/** Standings as they are now, from the inside. */
export const StandingsView = z.strictObject({
  tournament: z.strictObject({ slug: z.string(), name: z.string() }),
  provisional: z.boolean(),
  pools: z.array(PoolStandings),
});
