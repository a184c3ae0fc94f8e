import { z } from 'zod';
import { BoardSetView, FolderErrorView } from './folder-errors.ts';
import { BoardNumber, GamePoints, Id, Instant, Reason, SeatCode, Tuple, Version } from './primitives.ts';
import { ScoreView } from './rounds.ts';
import { StageDifference } from './stages.ts';

const FactWord = z
  .string()
  .max(40)
  .regex(/^[\w:.-]+$/);

/** Facts of an entry of the catalogue: names and values as the catalogue has them. */
export const RulingFacts = z.record(FactWord, FactWord);

/** Id of a catalogue entry, by its form. */
export const RuleCode = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9-]*$/);

/** The time limits of §23 that can have passed. */
export const TIME_LIMITS = [
  'next-board-begun',
  'board-recorded',
  'protest-deadline-passed',
  'penalty-forgone',
] as const;

/** What the director rules. Whether it can stand is the catalogue's to say. */
export const RulingInput = z.strictObject({
  tableId: Id,
  board: BoardNumber,
  /** The offender's; any for entries about the table. */
  seat: SeatCode,
  rule: RuleCode,
  facts: RulingFacts,
  /** When the director was called; null when that was in time by his own word. */
  calledAt: Instant.nullable(),
});

/** A board's versions at the two tables of its match: a ruling at one can change what counts at the other. */
export const BoardVersions = z.strictObject({ a: Version, b: Version });

export const MakeRuling = RulingInput.extend({
  /** Of the board as the preview showed it. */
  expectedVersions: BoardVersions,
  note: Reason.nullable(),
  /** Why the director goes on although a time limit has passed; shown wherever the ruling is. */
  lateReason: Reason.nullable(),
});

/** `expectedVersions` are the board's as the preview showed it. */
export const WithdrawRuling = z.strictObject({ expectedVersions: BoardVersions, reason: Reason });

/** A board at one table as far as rulings look at it. */
export const BoardStandingView = z.strictObject({
  tuple: Tuple.nullable(),
  cancelled: z.boolean(),
  nsGamePoints: GamePoints,
});

export const RULING_STATUSES = ['in-force', 'waits', 'without-effect', 'does-not-fit', 'withdrawn'] as const;

export const APPEAL_STATES = ['filed', 'dismissed', 'changed', 'upheld'] as const;

export const AppealView = z.strictObject({
  id: Id,
  rulingId: Id,
  teamNumber: z.int(),
  filedAt: Instant,
  text: z.string().nullable(),
  state: z.enum(APPEAL_STATES),
  decidedAt: Instant.nullable(),
  decision: z.string().nullable(),
  /** The ruling that took its place, when it was changed. */
  replacementId: Id.nullable(),
  version: Version,
});

/** A ruling on record, with its own step from before to after at its table. */
export const RulingView = z.strictObject({
  id: Id,
  matchId: Id,
  matchNumber: z.int(),
  matchVersion: Version,
  tableId: Id,
  tableNumber: z.int(),
  board: BoardNumber,
  seat: SeatCode,
  rule: z.string(),
  paragraphs: z.array(z.int()),
  facts: RulingFacts,
  note: z.string().nullable(),
  calledAt: Instant.nullable(),
  late: z.strictObject({ limit: z.enum(TIME_LIMITS), reason: z.string() }).nullable(),
  /** Whether it gave a penalty point. */
  penalty: z.boolean(),
  status: z.enum(RULING_STATUSES),
  before: BoardStandingView.nullable(),
  after: BoardStandingView.nullable(),
  madeAt: Instant,
  /** Name of the user; null for the system. */
  madeBy: z.string().nullable(),
  withdrawnAt: Instant.nullable(),
  folderErrorId: Id.nullable(),
  appeals: z.array(AppealView),
});

const RulingFaultView = z.looseObject({ code: z.string() });

const Side = z.strictObject({
  a: BoardStandingView,
  b: BoardStandingView,
  score: ScoreView,
  /** Penalty points of the match, added up: positive when home gets them. */
  penaltiesToHome: z.int(),
  /** Places in the standings as they would be now; null before the match counts. */
  homePlace: z.int().nullable(),
  awayPlace: z.int().nullable(),
});

/** What a decision about a ruling would do to its board, its match and the standings, before it is confirmed. */
export const RulingEffect = z.strictObject({
  /** Of the board that it was made of: what was shown is confirmed with these. */
  versions: BoardVersions,
  before: Side,
  after: Side,
  /** Other teams whose place this would change; null for a team without one. */
  moved: z.array(
    z.strictObject({
      number: z.int(),
      name: z.string(),
      before: z.int().nullable(),
      after: z.int().nullable(),
    }),
  ),
  /** Later rounds or stages that were drawn on a standing that this would change; nothing moves by itself. */
  dependents: z.array(z.strictObject({ roundId: Id, label: z.string(), published: z.boolean() })),
  /** What a finished stage would be otherwise than it was frozen; null while it is not finished, or nothing would. */
  stageDifference: StageDifference.nullable(),
});

/** What an appeal's decision would do. With faults nothing would. */
export const AppealPreview = RulingEffect.extend({
  faults: z.array(RulingFaultView),
  /** The board has no result that the new ruling could change yet. */
  waits: z.boolean(),
});

/** What a ruling would do, before it is made. With faults nothing would. */
export const RulingPreview = AppealPreview.extend({
  /** The time limit that has passed; a written reason is needed. */
  late: z.strictObject({ limit: z.enum(TIME_LIMITS), paragraph: z.int(), passedAt: Instant }).nullable(),
  penalty: z.boolean(),
});

// Protests and appeals

export const PROTEST_STATES = ['open', 'granted', 'refused', 'taken-back'] as const;

export const LodgeProtest = z.strictObject({
  teamId: Id,
  tableId: Id.nullable(),
  board: BoardNumber.nullable(),
  /** The ruling that it is against, if it is against one. It brings its table and board; others are refused. */
  rulingId: Id.nullable(),
  lodgedAt: Instant,
  text: Reason,
  /** Needed after the protest deadline. */
  lateReason: Reason.nullable(),
});

export const DecideProtest = z.strictObject({
  expectedVersion: Version,
  state: z.enum(['granted', 'refused', 'taken-back']),
  decision: Reason,
});

export const ProtestView = z.strictObject({
  id: Id,
  teamNumber: z.int(),
  teamName: z.string(),
  tableNumber: z.int().nullable(),
  board: BoardNumber.nullable(),
  rulingId: Id.nullable(),
  lodgedAt: Instant,
  inTime: z.boolean(),
  lateReason: z.string().nullable(),
  text: z.string().nullable(),
  state: z.enum(PROTEST_STATES),
  decidedAt: Instant.nullable(),
  decision: z.string().nullable(),
  version: Version,
});

export const FileAppeal = z.strictObject({ teamId: Id, filedAt: Instant, text: Reason });

const Dismissed = z.strictObject({ state: z.literal('dismissed') });
const Upheld = z.strictObject({ state: z.literal('upheld') });
const Changed = z.strictObject({
  state: z.literal('changed'),
  ruling: RulingInput.pick({ seat: true, rule: true, facts: true }),
});

/** What the union's committee can decide. `changed` puts another ruling in the old one's place. */
export const AppealVerdict = z.discriminatedUnion('state', [Dismissed, Upheld, Changed]);

/** `expectedVersion` is the appeal's; `expectedVersions` are the board's as the preview showed it. */
const decision = { expectedVersion: Version, expectedVersions: BoardVersions, decision: Reason };

/** What the union's committee decides, and why. */
export const DecideAppeal = z.discriminatedUnion('state', [
  Dismissed.extend(decision),
  Upheld.extend(decision),
  Changed.extend(decision),
]);

/** Everything that was ruled, protested and appealed in a round. */
export const RoundRulings = z.strictObject({
  tournament: z.strictObject({ id: Id, slug: z.string(), name: z.string() }),
  round: z.strictObject({ id: Id, number: z.int(), label: z.string(), state: z.string() }),
  /** Until when protests are in time; null while the round is not closed. */
  protestDeadline: Instant.nullable(),
  rulings: z.array(RulingView),
  folderErrors: z.array(FolderErrorView),
  protests: z.array(ProtestView),
  boardSets: z.array(BoardSetView),
});
