import { OWN_MATCHES_FOR, WITHDRAWAL_POLICIES } from '@spadille/standings';
import { z } from 'zod';
import { BoardNumber, Id, Name, SeatCode, TeamNumber, Version } from './primitives.ts';
import { RoundSummary } from './rounds.ts';

export const ScaleSchema = z
  .array(z.strictObject({ from: z.int().min(-1000).max(1000), matchPoints: z.int().min(1).max(100) }))
  .min(1)
  .max(20);

/** What a stage decides; every field has the championship's default. */
export const StageSettings = z.strictObject({
  boardsPerMatch: BoardNumber,
  firstDealer: SeatCode,
  scale: ScaleSchema,
  walkoverGamePoints: z.int().min(0).max(1000),
  decisivePlaces: z.array(z.int().min(1).max(999)).max(20),
  ownMatchesFor: z.enum(OWN_MATCHES_FOR),
  withdrawal: z.enum(WITHDRAWAL_POLICIES),
  protestMinutes: z.int().min(0).max(100000),
});

export const ChangeStageSettings = StageSettings.partial().extend({ expectedVersion: Version });

export const CreateTournament = z.strictObject({
  name: Name,
  /** The autumn year of the season: 2026 for 2026/27. */
  seasonStartYear: z.int().min(1950).max(2200),
  settings: StageSettings.partial().optional(),
});

export const TournamentSummary = z.strictObject({
  id: Id,
  slug: z.string(),
  name: z.string(),
  season: z.string(),
  teams: z.int(),
  rounds: z.int(),
  version: Version,
});

export const TeamRef = z.strictObject({
  id: Id,
  number: TeamNumber,
  name: z.string(),
  club: z.string().nullable(),
});

export const PoolView = z.strictObject({ id: Id, name: z.string(), teams: z.array(TeamRef) });

export const StageView = z.strictObject({
  id: Id,
  name: z.string(),
  version: Version,
  settings: StageSettings,
  pools: z.array(PoolView),
  rounds: z.array(RoundSummary),
});

export const TournamentView = TournamentSummary.extend({ stages: z.array(StageView) });

export const ChangeTournament = z.strictObject({ expectedVersion: Version, name: Name });

// Teams

export const PairPlaces = ['NS', 'EW', 'substitute'] as const;

/**
 * A member as typed. With the id of a member of this team the name is that player's, so a corrected name is still the
 * same player; without it a member of that name, or else a new player.
 */
export const MemberInput = z.strictObject({ playerId: Id.optional(), name: Name, place: z.enum(PairPlaces) });

export const TeamView = TeamRef.extend({
  version: Version,
  withdrawn: z.boolean(),
  matches: z.int().describe('How many matches the team has been drawn into'),
  members: z.array(z.strictObject({ playerId: Id, name: z.string(), place: z.enum(PairPlaces) })),
});

/** Without a number the team gets the next free one; without a pool it goes to the stage's first. */
export const EnterTeam = z.strictObject({
  number: TeamNumber.optional(),
  name: Name,
  club: Name.nullable(),
  poolId: Id.optional(),
  members: z.array(MemberInput).max(12).optional(),
});

export const ChangeTeam = z.strictObject({
  expectedVersion: Version,
  number: TeamNumber.optional(),
  name: Name.optional(),
  club: Name.nullable().optional(),
  members: z.array(MemberInput).max(12).optional(),
});

export const WithdrawTeam = z.strictObject({ expectedVersion: Version, withdrawn: z.boolean() });

/** Lines of a teams.csv that was dropped in: what it says, and every fault. */
export const FaultView = z.strictObject({
  code: z.string(),
  severity: z.enum(['fault', 'warning']),
  file: z.string(),
  line: z.int().nullable(),
  column: z.string().nullable(),
  found: z.string(),
  allowed: z.string(),
  /** The whole thing in words. */
  da: z.string(),
  en: z.string(),
});

export const TeamsPreview = z.strictObject({
  faults: z.array(FaultView),
  teams: z.array(z.strictObject({ number: z.int(), name: z.string(), club: z.string(), known: z.boolean() })),
});

/** The text of a CSV file, base64 of its bytes so that its encoding can be judged. */
export const UploadedFile = z.strictObject({
  name: z.string().min(1).max(255),
  base64: z.base64().max(4_000_000),
});
