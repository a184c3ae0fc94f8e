import { ENTRY_MARKS, MAX_CHANCE_SEED, SEEDING_METHODS } from '@spadille/competition';
import { z } from 'zod';
import { Id, Instant, IsoDate, Name, TeamNumber, Version } from './primitives.ts';

/** The number that a draw follows from: up to nine digits, so that it can be read out and written down. */
export const ChanceSeed = z
  .string()
  .regex(/^\d{1,9}$/, { error: 'chance-seed-not-a-number' })
  .describe(`A whole number up to ${MAX_CHANCE_SEED}: the same one gives the same order`);

const PoolCount = z.int().min(1).max(100);
const Places = { pools: PoolCount, clubsApart: z.boolean() };

/**
 * How a stage's teams are put into pools: in an order of chance, by last year's places, or as given. Without a number a
 * preview draws one; it tells which, and the same number makes what was seen.
 */
export const SeedingWanted = z.discriminatedUnion('method', [
  z.strictObject({ method: z.literal('draw'), chanceSeed: ChanceSeed.optional(), ...Places }),
  z.strictObject({ method: z.literal('last-year'), chanceSeed: ChanceSeed.optional(), ...Places }),
  z.strictObject({ method: z.literal('by-hand'), order: z.array(Id).min(1).max(999), ...Places }),
]);

/** The seeding that is confirmed: as it was previewed, with its number. */
export const MakePools = z.strictObject({
  expectedVersion: Version,
  seeding: z.discriminatedUnion('method', [
    z.strictObject({ method: z.literal('draw'), chanceSeed: ChanceSeed, ...Places }),
    z.strictObject({ method: z.literal('last-year'), chanceSeed: ChanceSeed, ...Places }),
    z.strictObject({ method: z.literal('by-hand'), order: z.array(Id).min(1).max(999), ...Places }),
  ]),
});

/** A team at a stage's disposal. */
export const SeedableTeam = z.strictObject({
  id: Id,
  number: TeamNumber,
  name: z.string(),
  club: z.string().nullable(),
  withdrawn: z.boolean(),
  /** Matches and byes that it has been drawn into in this stage: a team with any stays in its pool. */
  matches: z.int(),
  poolId: Id.nullable(),
  carriedMatchPoints: z.int(),
  carriedGamePoints: z.int(),
  /** It took part last year. */
  hasLastYear: z.boolean(),
});

export const PoolsProposalView = z.strictObject({
  pools: z.int(),
  smallest: z.int(),
  largest: z.int(),
  rounds: z.int(),
});

export const SeedingView = z.strictObject({
  method: z.enum(SEEDING_METHODS),
  chanceSeed: z.string().nullable(),
  order: z.array(Id),
  clubsApart: z.boolean(),
  at: Instant,
});

/** A stage's pools, with what is needed to make them. */
export const PoolsView = z.strictObject({
  stage: z.strictObject({
    id: Id,
    name: z.string(),
    kind: z.string(),
    /** Of the stage: whoever changes its pools says which state he saw. */
    version: Version,
    boardsPerMatch: z.int(),
    finished: z.boolean(),
  }),
  /** Who goes on into the stage is settled: for a first stage always. */
  settled: z.boolean(),
  teams: z.array(SeedableTeam),
  /** Teams that wait for the committee and so cannot be put into a pool: late, or not paid in time. */
  leftOut: z.array(
    z.strictObject({ id: Id, number: TeamNumber, name: z.string(), marks: z.array(z.enum(ENTRY_MARKS)) }),
  ),
  pools: z.array(z.strictObject({ id: Id, name: z.string(), matches: z.int(), teamIds: z.array(Id) })),
  seeding: SeedingView.nullable(),
  playDays: z.array(z.strictObject({ id: Id, date: IsoDate, rounds: z.int() })),
  /** [choice] How many rounds a day of play is taken to hold. */
  roundsADay: z.int(),
  /** Null with fewer than two teams. */
  proposal: PoolsProposalView.nullable(),
});

export const ClubTogetherView = z.strictObject({
  pool: z.int(),
  club: z.string(),
  teamIds: z.array(Id),
  why: z.enum(['too-many', 'fixed', 'not-asked']),
});

/** What a seeding would give. Pools are counted from 0. */
export const PoolsPreview = z.strictObject({
  chanceSeed: z.string().nullable(),
  order: z.array(Id),
  pools: z.array(z.strictObject({ name: z.string(), teamIds: z.array(Id), rounds: z.int() })),
  moved: z.array(z.strictObject({ teamId: Id, from: z.int(), to: z.int() })),
  together: z.array(ClubTogetherView),
  /** Teams that stay where they are because they have matches. */
  kept: z.array(Id),
});

export const AddPool = z.strictObject({ expectedVersion: Version, name: Name.optional() });
export const RenamePool = z.strictObject({ expectedVersion: Version, name: Name });
export const RemovePool = z.strictObject({ expectedVersion: Version });
/** Null takes the team out of its pool. */
export const MoveTeam = z.strictObject({ expectedVersion: Version, poolId: Id.nullable() });

/** All rounds that are left, laid onto the stage's days of play. */
export const AllRounds = z.strictObject({
  roundsADay: z.int().min(1).max(10),
  /** Only so many of them; all when left out. */
  rounds: z.int().min(1).max(100).optional(),
});

export const AllRoundsPreview = z.strictObject({
  rounds: z.array(
    z.strictObject({
      date: IsoDate,
      pairings: z.array(
        z.strictObject({
          match: z.int(),
          tableA: z.int(),
          tableB: z.int(),
          poolId: Id,
          home: TeamNumber,
          away: TeamNumber,
        }),
      ),
      byes: z.array(z.strictObject({ poolId: Id, team: TeamNumber })),
    }),
  ),
});

/** The rounds that were drawn, in their order. */
export const RoundsDrawn = z.strictObject({ roundIds: z.array(Id) });
