import { z } from 'zod';
import { EmailAddress } from './email.ts';
import { Id, Instant, Name } from './primitives.ts';
import { ROLES } from './rights.ts';
import { LINK_PURPOSES } from './session.ts';

/** Who may sign in and for what, and how somebody new is asked in. */

/** Where the pages are as the one who invites sees them: what a link in a letter or a mail begins with. */
const Origin = z
  .string()
  .max(200)
  .regex(/^https?:\/\/[^\s/?#@]+$/, { error: 'origin-not-possible' });

/** A role: a secretary's is for a club; a director's or helper's for one tournament, or for all when none is named. */
const roleFields = {
  role: z.enum(ROLES),
  clubId: Id.nullable(),
  tournamentId: Id.nullable(),
};

interface RoleFields {
  readonly role: (typeof ROLES)[number];
  readonly clubId: string | null;
  readonly tournamentId: string | null;
}

const fitsRole = ({ role, clubId, tournamentId }: RoleFields): boolean =>
  (role === 'secretary') === (clubId !== null) &&
  (role === 'director' || role === 'helper' || tournamentId === null);

export const GrantRole = z
  .strictObject(roleFields)
  .refine(fitsRole, { error: 'role-without-place', path: ['role'] });

/** [choice] An invitation asks for a name and a role; with an address it can be mailed, and the address is the login. */
export const Invite = z
  .strictObject({
    ...roleFields,
    name: Name,
    email: EmailAddress.nullable(),
    lang: z.enum(['da', 'en']).default('da'),
    origin: Origin,
    byMail: z.boolean().default(false),
  })
  .refine(fitsRole, { error: 'role-without-place', path: ['role'] })
  .refine(({ email, byMail }) => !byMail || email !== null, { error: 'address-needed', path: ['email'] });

/** A new link; by mail to an address when one is given. */
export const RenewInvitation = z.strictObject({
  email: EmailAddress.nullable(),
  origin: Origin,
  lang: z.enum(['da', 'en']).default('da'),
});

export const UserGrantView = z.strictObject({
  id: Id,
  role: z.enum(ROLES),
  clubId: Id.nullable(),
  club: z.string().nullable(),
  tournamentId: Id.nullable(),
  tournament: z.string().nullable(),
});

export const UserView = z.strictObject({
  id: Id,
  login: z.string(),
  name: z.string(),
  /** Whether he has chosen a password, and so can sign in. */
  active: z.boolean(),
  grants: z.array(UserGrantView),
  /** A link that is not used yet. */
  link: z
    .strictObject({
      purpose: z.enum(LINK_PURPOSES),
      createdAt: Instant,
      expiresAt: Instant.nullable(),
      expired: z.boolean(),
    })
    .nullable(),
});

/** `token` is told this once and kept nowhere; null for somebody who can sign in already and only got one role more. */
export const Invited = z.strictObject({
  user: UserView,
  token: z.string().nullable(),
  expiresAt: Instant.nullable(),
  mailed: z.boolean(),
});

/** The letter that carries a link to somebody on paper. */
export const LetterWanted = z.strictObject({
  token: z.string().min(20).max(200),
  origin: Origin,
  lang: z.enum(['da', 'en']),
});
