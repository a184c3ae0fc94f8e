import { z } from 'zod';
import { EmailAddress } from './email.ts';
import { NameRequestView } from './name-requests.ts';
import { Phone } from './phone.ts';
import { PlayerRef } from './player-ref.ts';
import { Id, Instant, IsoDate, Name, Version } from './primitives.ts';

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
