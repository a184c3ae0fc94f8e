import { isShownAsItIs } from '@spadille/core';
import { z } from 'zod';
import { EmailAddress } from './email.ts';
import { Id, Instant, IsoDate, Name, Reason, Version } from './primitives.ts';
import { FaultView } from './tournaments.ts';

/** Clubs, players, who is a member where, and what is private of them. */

const line = (max: number) =>
  z.string().trim().normalize('NFC').min(1).max(max).refine(isShownAsItIs, { error: 'text-not-allowed' });

/** Digits with whatever people put between them. */
export const Phone = line(40).refine((text) => (text.match(/\d/g) ?? []).length >= 4, {
  error: 'phone-not-possible',
});

// Clubs

export const ClubSummary = z.strictObject({
  id: Id,
  name: z.string(),
  /** The first day of belonging to the union, and the last; never when there is no first. */
  affiliatedFrom: IsoDate.nullable(),
  affiliatedTo: IsoDate.nullable(),
  affiliated: z.boolean().describe('Whether it is affiliated today'),
  members: z.int().describe('Members today'),
  version: Version,
});

export const ClubContactInput = z.strictObject({
  name: Name,
  email: EmailAddress.nullable(),
  phone: Phone.nullable(),
});

export const ClubMember = z.strictObject({
  membershipId: Id,
  playerId: Id,
  name: z.string(),
  from: IsoDate,
  to: IsoDate.nullable(),
  now: z.boolean().describe('Whether he is a member today'),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** Names of the other clubs that he is a member of today. */
  otherClubs: z.array(z.string()),
});

export const ClubView = ClubSummary.extend({
  contacts: z.array(
    z.strictObject({ name: z.string(), email: z.string().nullable(), phone: z.string().nullable() }),
  ),
  memberList: z.array(ClubMember).describe('By name; those who have left come last'),
});

export const CreateClub = z.strictObject({
  name: Name,
  affiliatedFrom: IsoDate.nullable(),
  affiliatedTo: IsoDate.nullable().optional(),
});

export const ChangeClub = z.strictObject({
  expectedVersion: Version,
  name: Name.optional(),
  affiliatedFrom: IsoDate.nullable().optional(),
  affiliatedTo: IsoDate.nullable().optional(),
});

export const SetClubContacts = z.strictObject({
  expectedVersion: Version,
  contacts: z.array(ClubContactInput).max(20),
});

/** Somebody who is known, by his id, or somebody new, by his name. Without a day he is a member from today. */
export const AddMember = z
  .strictObject({
    playerId: Id.optional(),
    name: Name.optional(),
    from: IsoDate.optional(),
    email: EmailAddress.nullable().optional(),
    phone: Phone.nullable().optional(),
  })
  .refine(({ playerId, name }) => (playerId === undefined) !== (name === undefined), {
    error: 'player-or-name',
    path: ['name'],
  });

/** `expectedVersion` is the club's. What is not given stays. */
export const ChangeMember = z.strictObject({
  expectedVersion: Version,
  from: IsoDate.optional(),
  to: IsoDate.nullable().optional(),
  name: Name.optional(),
  email: EmailAddress.nullable().optional(),
  phone: Phone.nullable().optional(),
});

/** Somebody to choose: his name, and the clubs that tell him from another of that name. */
export const PlayerChoice = z.strictObject({
  playerId: Id,
  name: z.string(),
  /** Clubs that he is a member of today. */
  clubs: z.array(z.string()),
  /** Whether one of them is affiliated today: only then may he be entered in the championship. */
  affiliated: z.boolean(),
});

export const PlayerSearch = z.strictObject({ q: z.string().trim().max(120).default('') });

// Players

export const PlayerListQuery = z.strictObject({
  q: z.string().trim().max(120).default(''),
  page: z.coerce.number<string>().int().min(1).max(10_000).default(1),
});

export const PlayerLine = z.strictObject({
  id: Id,
  name: z.string(),
  clubs: z.array(z.string()),
  hidden: z.boolean(),
  erased: z.boolean(),
  /** The name that was found, where it is an earlier one or that of a double. */
  formerly: z.string().nullable(),
});

export const PlayerPage = z.strictObject({
  players: z.array(PlayerLine),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
});

export const CreatePlayer = z.strictObject({
  name: Name,
  email: EmailAddress.nullable().optional(),
  phone: Phone.nullable().optional(),
});

export const ChangePlayer = z.strictObject({
  expectedVersion: Version,
  name: Name.optional(),
  email: EmailAddress.nullable().optional(),
  phone: Phone.nullable().optional(),
  /** Whether his name is kept from the public. */
  hidden: z.boolean().optional(),
});

const PlayerRef = z.strictObject({ id: Id, name: z.string() });

export const PlayerTeam = z.strictObject({
  teamId: Id,
  team: z.string(),
  number: z.int(),
  tournament: z.string(),
  season: z.string(),
  /** Entered in the team, or only sat for it once. */
  entered: z.boolean(),
  /** At how many tables he sat for it. */
  tables: z.int(),
});

export const NameRequestView = z.strictObject({
  id: Id,
  state: z.enum(['open', 'granted', 'refused']),
  at: Instant,
  decidedAt: Instant.nullable(),
  note: z.string().nullable(),
  /** Null while nobody of the name that was asked about was found. */
  player: PlayerRef.nullable(),
  askedName: z.string().nullable(),
});

export const PlayerView = z.strictObject({
  id: Id,
  name: z.string(),
  version: Version,
  hidden: z.boolean(),
  erased: z.boolean(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  earlierNames: z.array(z.strictObject({ name: z.string(), until: Instant })),
  memberships: z.array(
    z.strictObject({
      id: Id,
      clubId: Id,
      club: z.string(),
      from: IsoDate,
      to: IsoDate.nullable(),
      now: z.boolean(),
    }),
  ),
  teams: z.array(PlayerTeam),
  /** Doubles of him that were merged into him. */
  merged: z.array(PlayerRef),
  /** Who he was merged into; then all that he is now stands there. */
  mergedInto: PlayerRef.nullable(),
  requests: z.array(NameRequestView),
  /** Others who may be the same person. */
  doubles: z.array(PlayerRef.extend({ clubs: z.array(z.string()), alike: z.enum(['same', 'near']) })),
});

// Doubles

export const DoublePair = z.strictObject({
  alike: z.enum(['same', 'near']),
  first: PlayerRef.extend({ clubs: z.array(z.string()), tables: z.int() }),
  second: PlayerRef.extend({ clubs: z.array(z.string()), tables: z.int() }),
});

export const OtherPlayer = z.strictObject({ otherId: Id });
export const MergeInto = z.strictObject({ intoId: Id });

/** `expectedVersion` is that of the double, `intoVersion` that of the player who stays. */
export const MergePlayers = MergeInto.extend({ expectedVersion: Version, intoVersion: Version });

const Brought = z.strictObject({
  id: Id,
  name: z.string(),
  version: Version,
  email: z.string().nullable(),
  phone: z.string().nullable(),
  earlierNames: z.array(z.string()),
  memberships: z.array(z.strictObject({ club: z.string(), from: IsoDate, to: IsoDate.nullable() })),
  teams: z.array(PlayerTeam),
});

/** What a merge would bring together, and what stands in its way. */
export const MergePreview = z.strictObject({
  keep: Brought,
  gone: Brought,
  /** Contact data that the one who stays lacks and gets from his double. */
  contactTaken: z.array(z.enum(['email', 'phone'])),
  /** His name is kept from the public afterwards, too. */
  hidden: z.boolean(),
  refusal: z.looseObject({ code: z.string() }).nullable(),
});

export const WithVersion = z.strictObject({ expectedVersion: Version });

export const ErasePlayer = z.strictObject({ expectedVersion: Version });

/** Where else than in the log a person's name can stand in a text. */
export const NAMED_ELSEWHERE = [
  'ruling',
  'protest',
  'appeal',
  'match',
  'announcement',
  'team',
  'contact',
  'user',
  'mail',
] as const;

/** What erasing somebody would take away, and what stays. */
export const ErasePreview = z.strictObject({
  id: Id,
  name: z.string(),
  version: Version,
  anonymousName: z.string(),
  earlierNames: z.int(),
  contact: z.boolean(),
  membershipsEnded: z.int(),
  requests: z.int(),
  texts: z.int().describe('Free texts of the log that name him and are blacked out'),
  tables: z.int().describe('Tables at which he sat; they stay, under the anonymous name'),
  /** Where else his name stands and is not touched, with how often: somebody has to look. */
  elsewhere: z.array(z.strictObject({ kind: z.enum(NAMED_ELSEWHERE), count: z.int() })),
});

// Requests that a name is not shown

/** By the player, where his own page asks, or by name as somebody types it. */
export const AskToHideName = z
  .strictObject({
    playerId: Id.optional(),
    name: Name.optional(),
    note: Reason.max(500).nullable().optional(),
  })
  .refine(({ playerId, name }) => playerId !== undefined || name !== undefined, {
    error: 'player-or-name',
    path: ['name'],
  });

/** Granting hides the name of the player asked about; `playerId` says who it is where nobody was found. */
export const DecideNameRequest = z.strictObject({
  state: z.enum(['granted', 'refused']),
  playerId: Id.optional(),
});

// Lists from files

export const PeoplePreview = z.strictObject({
  faults: z.array(FaultView),
  people: z.array(
    z.strictObject({
      line: z.int(),
      name: z.string(),
      club: z.string(),
      from: IsoDate.nullable(),
      /** nothing: is a member already; member: is known and becomes one; new: is somebody new. */
      what: z.enum(['nothing', 'member', 'new']),
    }),
  ),
  clubsMade: z.array(z.string()),
});

export const PeopleImported = z.strictObject({
  players: z.int(),
  memberships: z.int(),
  clubs: z.int(),
});

/** What waits for the committee. */
export const UnionTasks = z.strictObject({
  nameRequests: z.int(),
  doubles: z.int(),
  clubs: z.int(),
  players: z.int(),
  /** Entries that wait for a decision, by tournament. */
  entries: z.array(z.strictObject({ tournamentId: Id, tournament: z.string(), waiting: z.int() })),
  mailNotSent: z.int(),
});
