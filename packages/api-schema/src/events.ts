import { MATCH_SIDES } from '@spadille/rules';
import { z } from 'zod';
import {
  BoardNumber,
  GamePoints,
  Id,
  Instant,
  IsoDate,
  SeatCode,
  SideCode,
  TeamNumber,
  Tuple,
  Version,
} from './primitives.ts';
import { RulingFacts, TIME_LIMITS } from './rulings.ts';
import { StageSettings } from './tournaments.ts';

/** What kind of thing an event happened to; its id is the event's subject. */
export const EVENT_SUBJECTS = ['user', 'tournament', 'stage', 'team', 'round', 'match', 'table'] as const;
export type EventSubject = (typeof EVENT_SUBJECTS)[number];

/** Who entered a board. */
export const ENTRY_SOURCES = ['director', 'helper', 'table', 'import'] as const;
export type EntrySource = (typeof ENTRY_SOURCES)[number];

const event = <S extends EventSubject, P extends z.ZodType>(subject: S, payload: P) => ({ subject, payload });

/** The version that the subject has after the change. */
const changed = z.strictObject({ version: Version });

const drawn = z.strictObject({
  stageId: Id,
  number: z.int(),
  date: IsoDate,
  matches: z.array(
    z.strictObject({
      matchId: Id,
      number: z.int().nullable(),
      homeTeamId: Id,
      awayTeamId: Id.nullable(),
    }),
  ),
});

const said = z.strictObject({
  board: BoardNumber,
  entryId: Id,
  source: z.enum(ENTRY_SOURCES),
  version: Version,
  /** What was recorded until now. */
  before: Tuple.nullable(),
});

const seats = z.array(z.strictObject({ seat: SeatCode, playerId: Id }));

const team = z.strictObject({
  version: Version,
  number: TeamNumber,
  clubId: Id.nullable(),
  playerIds: z.array(Id),
});

/**
 * Every event that the trail can hold, with its subject and payload: ids and values, never a name or free text, so that
 * erasing a person does not touch the chain. Stored events keep their form for good: a payload that must change gets a
 * new type.
 */
export const EVENTS = {
  'user-password-set': event(
    'user',
    z.strictObject({ purpose: z.enum(['first-password', 'reset-password']) }),
  ),

  'tournament-created': event('tournament', z.strictObject({ seasonId: Id, stageId: Id, poolId: Id })),
  'tournament-settings-changed': event('tournament', changed.extend({ fields: z.array(z.string()) })),
  'stage-settings-changed': event(
    'stage',
    changed.extend({ before: StageSettings.partial(), after: StageSettings.partial() }),
  ),

  'team-entered': event('team', team.extend({ poolId: Id })),
  /** `fields` names what changed, also the name, whose text stands in no event. */
  'team-changed': event('team', team.extend({ fields: z.array(z.string()) })),
  'team-removed': event('team', z.strictObject({ number: TeamNumber })),
  'team-withdrawn': event('team', changed),
  'team-reinstated': event('team', changed),

  'round-drawn': event('round', drawn),
  'round-redrawn': event('round', drawn.extend({ version: Version })),
  'round-removed': event('round', z.strictObject({ stageId: Id, number: z.int() })),
  'round-started': event('round', changed),
  'round-closed': event('round', changed),
  'round-reopened': event('round', changed),
  'round-imported': event(
    'round',
    drawn.extend({ results: z.int().min(0), cancelled: z.int().min(0), penalties: z.int().min(0) }),
  ),
  'round-published': event('round', changed.extend({ revision: z.int().min(1), etag: z.string() })),
  'round-withdrawn': event('round', changed.extend({ revision: z.int().min(1) })),

  'match-walkover-set': event('match', changed.extend({ winner: z.enum(MATCH_SIDES) })),
  'match-unplayed-set': event('match', changed),
  'match-kind-reset': event('match', changed),
  'boards-not-played-set': event('match', changed.extend({ boards: z.array(BoardNumber) })),
  'board-cancelled': event('match', changed.extend({ board: BoardNumber })),
  'board-restored': event('match', changed.extend({ board: BoardNumber })),
  'penalty-awarded': event(
    'match',
    changed.extend({ penaltyId: Id, tableId: Id, board: BoardNumber, side: SideCode, rule: z.string() }),
  ),
  'penalty-withdrawn': event('match', changed.extend({ penaltyId: Id })),

  /** `late` is the time limit that was overridden; note and reason are the event's text. */
  'ruling-made': event(
    'match',
    changed.extend({
      rulingId: Id,
      tableId: Id,
      board: BoardNumber,
      ordinal: z.int().min(1),
      seat: SeatCode,
      rule: z.string(),
      facts: RulingFacts,
      calledAt: Instant.nullable(),
      late: z.enum(TIME_LIMITS).nullable(),
      penaltyId: Id.nullable(),
      folderErrorId: Id.nullable(),
    }),
  ),
  'ruling-withdrawn': event(
    'match',
    changed.extend({ rulingId: Id, tableId: Id, board: BoardNumber, penaltyId: Id.nullable() }),
  ),
  /** `matchIds` are those that lost the board; each of them has a `ruling-made` beside this. */
  'folder-error-found': event(
    'round',
    z.strictObject({
      folderErrorId: Id,
      boardSetId: Id,
      board: BoardNumber,
      fromSequence: z.int().min(1),
      /** Where the error is known by table and time. */
      began: z.strictObject({ tableId: Id, at: Instant }).optional(),
      matchIds: z.array(Id),
    }),
  ),
  'folder-error-withdrawn': event('round', z.strictObject({ folderErrorId: Id, board: BoardNumber })),
  'protest-lodged': event(
    'round',
    z.strictObject({
      protestId: Id,
      teamId: Id,
      tableId: Id.nullable(),
      board: BoardNumber.nullable(),
      rulingId: Id.nullable(),
      lodgedAt: Instant,
      inTime: z.boolean(),
    }),
  ),
  'protest-decided': event(
    'round',
    changed.extend({ protestId: Id, state: z.enum(['granted', 'refused', 'taken-back']) }),
  ),
  'appeal-filed': event(
    'match',
    z.strictObject({ appealId: Id, rulingId: Id, teamId: Id, filedAt: Instant }),
  ),
  /** `version` is the appeal's. */
  'appeal-decided': event(
    'match',
    changed.extend({
      appealId: Id,
      rulingId: Id,
      state: z.enum(['dismissed', 'changed', 'upheld']),
      /** The ruling that took its place. */
      replacementId: Id.nullable(),
    }),
  ),

  'board-entered': event('table', said.extend({ tuple: Tuple })),
  'board-cleared': event('table', said),
  'slip-total-set': event('table', changed.extend({ nsGamePoints: GamePoints })),
  'slip-total-cleared': event('table', changed),
  'seats-set': event('table', changed.extend({ seats })),
} as const satisfies Record<string, { subject: EventSubject; payload: z.ZodType }>;

export type EventType = keyof typeof EVENTS;
/** All types, in the order of a tournament's life: what a log can be filtered by. */
export const EVENT_TYPES = Object.keys(EVENTS) as readonly EventType[];
export type EventPayload<T extends EventType> = z.output<(typeof EVENTS)[T]['payload']>;

/** An event by its type, with the payload of that type. */
export type TypedEvent = {
  [T in EventType]: { readonly type: T; readonly payload: EventPayload<T> };
}[EventType];
