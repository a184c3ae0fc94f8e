import { ROUND_KINDS, ROUND_STATES, STAGE_KINDS } from '@spadille/competition';
import { CARRY_OVERS, WITHDRAWAL_POLICIES } from '@spadille/standings';
import { z } from 'zod';
import {
  GamePoints,
  Id,
  Instant,
  IsoDate,
  Name,
  Reason,
  RoundLabel,
  TeamNumber,
  Version,
} from './primitives.ts';
import { PoolStandings, StandingsRow } from './report.ts';
import { StageSettings } from './tournaments.ts';

/** Why a team goes on, as it was found: its place, the figures it was compared by, or the director's own choice. */
export const GoingOnReason = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('place-in-pool'),
    place: z.int(),
    shared: z.boolean(),
    playOff: z.boolean().default(false).describe('A play-off gave it the place'),
  }),
  z.strictObject({
    kind: z.literal('best-of-rest'),
    rank: z.int().describe('Among those who are compared, 1 for the best'),
    place: z.int(),
    played: z.int(),
    matchPoints: z.int(),
    gamePoints: z.int(),
    asIfPlayed: z.int().describe('Figures are compared as if everybody had played so many matches'),
    playOff: z.boolean().describe('A play-off parted it from somebody level'),
  }),
  z.strictObject({ kind: z.literal('by-hand') }),
]);

/** Who went on, frozen when it was confirmed. Teams stand in the order in which they are seeded. */
export const StoredAdvancement = z.strictObject({
  schemaVersion: z.literal(1),
  teams: z.array(
    z.strictObject({
      teamId: Id,
      poolId: Id.nullable(),
      reason: GoingOnReason,
      carriedMatchPoints: z.int(),
      carriedGamePoints: z.int(),
    }),
  ),
  /** Whom the proposal had, and the director left out. */
  leftOut: z.array(Id),
});

const HowMany = z.int().min(0).max(999);

/** What a stage is, what its teams bring along, and how many go on. */
const StageRules = {
  kind: z.enum(STAGE_KINDS),
  carryOver: z.enum(CARRY_OVERS),
  advancePerPool: HowMany,
  advanceBestOfRest: HowMany,
};

/**
 * A new stage at the end. What is left out is as the kind has it: nothing carried over, nobody goes on, the title
 * decided in a final; the other settings are those of the stage before.
 */
export const AddStage = z.strictObject({
  name: Name,
  kind: StageRules.kind,
  carryOver: StageRules.carryOver.optional(),
  advancePerPool: HowMany.optional(),
  advanceBestOfRest: HowMany.optional(),
  settings: StageSettings.partial().optional(),
});

export const ChangeStage = z.strictObject({
  expectedVersion: Version,
  name: Name.optional(),
  kind: StageRules.kind.optional(),
  carryOver: StageRules.carryOver.optional(),
  advancePerPool: HowMany.optional(),
  advanceBestOfRest: HowMany.optional(),
});

/** All stages of the tournament in their new order; `expectedVersion` is the tournament's. */
export const OrderStages = z.strictObject({ expectedVersion: Version, stageIds: z.array(Id).min(1).max(50) });

/** The reason is needed where teams stay level on a place that decides. */
export const FinishStage = z.strictObject({ expectedVersion: Version, reason: Reason.optional() });
export const ReopenStage = z.strictObject({ expectedVersion: Version, reason: Reason });

/** Who goes on, the best first. The reason is needed where that is not what was proposed. */
export const ConfirmAdvancement = z.strictObject({
  expectedVersion: Version,
  teamIds: z.array(Id).min(1).max(999),
  reason: Reason.optional(),
});
export const TakeBackAdvancement = z.strictObject({ expectedVersion: Version, reason: Reason });

export const DrawPlayOff = z.strictObject({ date: IsoDate, label: RoundLabel.optional() });

export const TeamInStage = z.strictObject({
  id: Id,
  number: TeamNumber,
  name: z.string(),
  club: z.string().nullable(),
  withdrawn: z.boolean(),
});

export const TeamGoingOnView = z.strictObject({
  team: TeamInStage,
  pool: z.string().nullable(),
  reason: GoingOnReason,
  carriedMatchPoints: z.int(),
  carriedGamePoints: GamePoints,
});

/** Level teams on a place that decides something; `spots` of them go on, null where the place itself decides. */
export const LevelTeams = z.strictObject({
  pool: z.string().nullable(),
  teams: z.array(TeamInStage),
  spots: z.int().nullable(),
});

/** Who would go on to the next stage. While the stage is not finished it is how it looks now. */
export const ProposalView = z.strictObject({
  toStage: z.strictObject({ id: Id, name: z.string() }),
  wanted: z.int(),
  goingOn: z.array(TeamGoingOnView),
  undecided: z.array(LevelTeams),
  /** Why nothing can be proposed. */
  refusal: z
    .strictObject({
      code: z.enum(['nobody-goes-on', 'more-go-on-than-there-are']),
      pool: z.string().nullable(),
      wanted: z.int(),
      left: z.int(),
    })
    .nullable(),
});

export const AdvancementView = z.strictObject({
  id: Id,
  confirmedAt: Instant,
  teams: z.array(TeamGoingOnView),
  leftOut: z.array(TeamInStage),
  /** The director's words where it was not what was proposed; null also when they were blacked out. */
  reason: z.string().nullable(),
});

const PlaceFigures = z.strictObject({
  place: z.int().nullable(),
  matchPoints: z.int(),
  gamePoints: GamePoints,
});
const CarriedView = z.strictObject({ matchPoints: z.int(), gamePoints: GamePoints });

/** What a finished stage would be otherwise by its results as they are now. Nothing of it has been changed. */
export const StageDifference = z.strictObject({
  places: z.array(
    z.strictObject({ team: TeamInStage, frozen: PlaceFigures.nullable(), now: PlaceFigures.nullable() }),
  ),
  /** Who would go on instead of whom, by the proposal alone. */
  goingOn: z.strictObject({ more: z.array(TeamInStage), less: z.array(TeamInStage) }),
  /** What teams that have gone on would bring along. */
  carried: z.array(z.strictObject({ team: TeamInStage, frozen: CarriedView, now: CarriedView })),
});

export const StageSituation = z.strictObject({
  id: Id,
  ordinal: z.int(),
  name: z.string(),
  version: Version,
  ...StageRules,
  withdrawal: z.enum(WITHDRAWAL_POLICIES),
  teams: z.int(),
  rounds: z.array(
    z.strictObject({
      id: Id,
      number: z.int(),
      label: z.string(),
      state: z.enum(ROUND_STATES),
      kind: z.enum(ROUND_KINDS),
    }),
  ),
  /** Nothing is in it: no team, no round, nobody's advancement. It can be moved and removed. */
  empty: z.boolean(),
  finishedAt: Instant.nullable(),
  standings: z.array(PoolStandings),
  provisional: z.boolean(),
  /** How many pairs of a pool have not been drawn against each other. */
  notMet: z.int(),
  /** Protests and appeals that are not decided. */
  openMatters: z.int(),
  levels: z.array(LevelTeams),
  /** Null for the last stage. */
  proposal: ProposalView.nullable(),
  advancement: AdvancementView.nullable(),
  /** Null while the stage is not finished, or all is as it was frozen. */
  difference: StageDifference.nullable(),
});

export const StagesView = z.strictObject({
  tournament: z.strictObject({
    id: Id,
    slug: z.string(),
    name: z.string(),
    kind: z.string(),
    version: Version,
  }),
  stages: z.array(StageSituation),
  /** Teams that can be let in by hand. */
  teams: z.array(TeamInStage),
  /** Place 1 of the finished final; more than one only where it was left level with a reason. */
  champions: z.array(TeamInStage),
});

/** What a team's withdrawal would do to the standings of its pool, under each policy. */
export const WithdrawalPreview = z.strictObject({
  team: TeamInStage,
  stages: z.array(
    z.strictObject({
      id: Id,
      name: z.string(),
      pool: z.string(),
      /** The one that the stage has. */
      policy: z.enum(WITHDRAWAL_POLICIES),
      now: z.array(StandingsRow),
      policies: z.array(z.strictObject({ policy: z.enum(WITHDRAWAL_POLICIES), rows: z.array(StandingsRow) })),
      /** Drawn matches of the team that have no result yet. */
      openMatches: z.array(z.strictObject({ id: Id, round: z.int(), match: z.int(), opponent: z.string() })),
    }),
  ),
});
