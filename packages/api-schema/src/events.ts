import { ENTRY_STATES, FEE_STATES, RULE_DAYS, SEEDING_METHODS, STAGE_KINDS } from '@spadille/competition';
import { MATCH_SIDES } from '@spadille/rules';
import { CARRY_OVERS } from '@spadille/standings';
import { z } from 'zod';
import { AT_TABLE_EVENTS } from './at-table-events.ts';
import { changed, event, type EventSubject } from './declare-event.ts';
import { MAIL_DECISIONS, NEWS_KINDS } from './mail.ts';
import { PEOPLE_EVENTS } from './people-events.ts';
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
import { ROLES } from './rights.ts';
import { RulingFacts, TIME_LIMITS } from './rulings.ts';
import { TABLE_ACCESS_EVENTS } from './table-access-events.ts';
import { SECOND_LOOK_EVENTS } from './second-look-events.ts';
import { StageSettings } from './tournaments.ts';
import { WALL_EVENTS } from './wall-events.ts';

/** Who entered a board. */
export const ENTRY_SOURCES = ['director', 'helper', 'table', 'import'] as const;
export type EntrySource = (typeof ENTRY_SOURCES)[number];

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

const stageRules = z.strictObject({
  kind: z.enum(STAGE_KINDS),
  carryOver: z.enum(CARRY_OVERS),
  advancePerPool: z.int().min(0),
  advanceBestOfRest: z.int().min(0),
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

const lineUp = z.array(
  z.strictObject({ seat: SeatCode, playerId: Id, fromBoard: BoardNumber, toBoard: BoardNumber }),
);

const grant = z.strictObject({
  grantId: Id,
  role: z.enum(ROLES),
  clubId: Id.nullable(),
  tournamentId: Id.nullable(),
});

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
    z.strictObject({ purpose: z.enum(['first-password', 'reset-password', 'invitation']) }),
  ),

  ...PEOPLE_EVENTS,

  'user-invited': event('user', grant),
  'user-link-renewed': event('user', z.strictObject({ purpose: z.enum(['reset-password', 'invitation']) })),
  'role-granted': event('user', grant),
  'role-revoked': event('user', grant),

  'tournament-created': event('tournament', z.strictObject({ seasonId: Id, stageId: Id, poolId: Id })),
  'tournament-settings-changed': event('tournament', changed.extend({ fields: z.array(z.string()) })),
  'stage-settings-changed': event(
    'stage',
    changed.extend({ before: StageSettings.partial(), after: StageSettings.partial() }),
  ),

  /** `rule` is the union's day that it is. Label and venue are free text: `fields` names them where they changed. */
  'play-day-added': event(
    'stage',
    z.strictObject({ playDayId: Id, date: IsoDate, rule: z.enum(RULE_DAYS).nullable() }),
  ),
  /** `version` is the day's. */
  'play-day-changed': event(
    'stage',
    changed.extend({
      playDayId: Id,
      before: IsoDate,
      date: IsoDate,
      fields: z.array(z.enum(['date', 'startsAt', 'venue', 'label', 'cancelled'])),
      cancelled: z.boolean(),
    }),
  ),
  'play-day-removed': event('stage', z.strictObject({ playDayId: Id, date: IsoDate })),
  'calendar-shown': event('tournament', z.strictObject({ shown: z.boolean() })),
  /** All clubs were written to; `mails` went into the outbox. */
  'news-sent': event('tournament', z.strictObject({ kind: z.enum(NEWS_KINDS), mails: z.int().min(0) })),
  'mail-decided': event('mail', changed.extend({ decision: z.enum(MAIL_DECISIONS) })),

  'team-entered': event('team', team.extend({ poolId: Id })),
  /** `fields` names what changed, also the name, whose text stands in no event. */
  'team-changed': event('team', team.extend({ fields: z.array(z.string()) })),
  'team-removed': event('team', z.strictObject({ number: TeamNumber })),
  /** Times are moments, money is in øre. */
  'entry-terms-set': event(
    'tournament',
    changed.extend({
      opensAt: Instant.nullable(),
      deadline: Instant,
      paymentDeadline: Instant.nullable(),
      feeOre: z.int().min(0),
    }),
  ),
  'entry-list-shown': event('tournament', changed.extend({ shown: z.boolean() })),
  'entry-submitted': event(
    'team',
    team.extend({
      state: z.enum(ENTRY_STATES),
      late: z.boolean(),
      previousTeamId: Id.nullable(),
      amountOre: z.int().min(0),
      reference: z.string(),
    }),
  ),
  'entry-changed': event('team', team.extend({ state: z.enum(ENTRY_STATES), fields: z.array(z.string()) })),
  /** `unpaid`: let in although the day of payment has passed. */
  'entry-decided': event(
    'team',
    changed.extend({ state: z.enum(['accepted', 'refused']), unpaid: z.boolean() }),
  ),
  'entry-withdrawn': event('team', changed),
  /** `version` is the fee's. */
  'entry-fee-set': event(
    'team',
    changed.extend({ state: z.enum(FEE_STATES), amountOre: z.int().min(0), paidOn: IsoDate.nullable() }),
  ),
  'team-withdrawn': event('team', changed),
  'team-reinstated': event('team', changed),

  'championship-created': event(
    'tournament',
    z.strictObject({
      seasonId: Id,
      stages: z.array(z.strictObject({ stageId: Id, playDayIds: z.array(Id) })),
    }),
  ),
  /** `order` is the whole seeding; `kept` are teams that stayed where they had matches. */
  'pools-made': event(
    'stage',
    changed.extend({
      seedingId: Id,
      method: z.enum(SEEDING_METHODS),
      chanceSeed: z.string().nullable(),
      order: z.array(Id),
      pools: z.array(z.strictObject({ poolId: Id, teamIds: z.array(Id) })),
      kept: z.array(Id),
    }),
  ),
  'pool-added': event('stage', changed.extend({ poolId: Id })),
  'pool-renamed': event('stage', changed.extend({ poolId: Id })),
  'pool-removed': event('stage', changed.extend({ poolId: Id })),
  'team-moved': event(
    'stage',
    changed.extend({ teamId: Id, fromPoolId: Id.nullable(), toPoolId: Id.nullable() }),
  ),
  'draw-shown': event('round', changed),
  'draw-hidden': event('round', changed),
  'stage-added': event('stage', stageRules.extend({ ordinal: z.int().min(1) })),
  /** `fields` names what changed, also the name, whose text stands in no event. */
  'stage-changed': event(
    'stage',
    changed.extend({
      fields: z.array(z.string()),
      before: stageRules.partial(),
      after: stageRules.partial(),
    }),
  ),
  'stage-removed': event('stage', z.strictObject({ ordinal: z.int().min(1) })),
  'stages-ordered': event('tournament', changed.extend({ stageIds: z.array(Id) })),
  /** The places as they were frozen. The reason why level teams stay level is the event's text. */
  'stage-finished': event(
    'stage',
    changed.extend({
      outcomes: z.array(
        z.strictObject({
          teamId: Id,
          place: z.int().nullable(),
          matchPoints: z.int(),
          gamePoints: GamePoints,
        }),
      ),
    }),
  ),
  'stage-reopened': event('stage', changed),
  /** `byHand` are those who were not proposed; the reason is the event's text. */
  'advancement-confirmed': event(
    'stage',
    changed.extend({
      advancementId: Id,
      toStageId: Id,
      teamIds: z.array(Id),
      byHand: z.array(Id),
      leftOut: z.array(Id),
    }),
  ),
  'advancement-taken-back': event('stage', changed.extend({ advancementId: Id, toStageId: Id })),
  'play-off-drawn': event('round', drawn),

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
  /** Whose laptop it went to is the event's text. */
  'round-checked-out': event('round', z.strictObject({ checkoutId: Id })),
  'round-check-out-called-off': event('round', z.strictObject({ checkoutId: Id })),
  /** The `events` behind this one come from the laptop, whose chain ended in `lastHash`. */
  'round-checked-in': event(
    'round',
    changed.extend({ checkoutId: Id, events: z.int().min(0), lastHash: z.string() }),
  ),
  /** `borrowedRoundId`: it came to this machine so that this round can be played without network. */
  'season-imported': event(
    'tournament',
    z.strictObject({ events: z.int().min(0), borrowedRoundId: Id.nullable() }),
  ),

  ...WALL_EVENTS,

  ...TABLE_ACCESS_EVENTS,

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
  ...AT_TABLE_EVENTS,
  ...SECOND_LOOK_EVENTS,
  'slip-total-set': event('table', changed.extend({ nsGamePoints: GamePoints })),
  'slip-total-cleared': event('table', changed),
  'seats-set': event('table', changed.extend({ seats })),
  /** The whole of both tables; `swapped` are the teams whose pairs changed round with the opponents' leave. */
  'line-up-set': event(
    'match',
    z.strictObject({
      versions: z.strictObject({ a: Version, b: Version }),
      a: lineUp,
      b: lineUp,
      swapped: z.array(z.enum(MATCH_SIDES)),
    }),
  ),
} as const satisfies Record<string, { subject: EventSubject; payload: z.ZodType }>;

export type EventType = keyof typeof EVENTS;
/** All types, in the order of a tournament's life: what a log can be filtered by. */
export const EVENT_TYPES = Object.keys(EVENTS) as readonly EventType[];
export type EventPayload<T extends EventType> = z.output<(typeof EVENTS)[T]['payload']>;

/** An event by its type, with the payload of that type. */
export type TypedEvent = {
  [T in EventType]: { readonly type: T; readonly payload: EventPayload<T> };
}[EventType];
