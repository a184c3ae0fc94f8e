import { z } from 'zod';
import { EmailAddress } from './email.ts';
import { Phone } from './phone.ts';
import { Id, IsoDate, Name, Version } from './primitives.ts';

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
