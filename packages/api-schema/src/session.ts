import { z } from 'zod';
import { Id, Name } from './primitives.ts';
import { ROLES } from './rights.ts';

export const Grant = z.strictObject({
  role: z.enum(ROLES),
  tournamentId: Id.nullable(),
  clubId: Id.nullable(),
});

/** Who is signed in; `user` is null for a visitor. */
export const SessionView = z.strictObject({
  user: z.strictObject({ id: Id, login: z.string(), name: z.string(), grants: z.array(Grant) }).nullable(),
});

export const SignIn = z.strictObject({
  login: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .regex(/^\P{Cc}*$/u, { error: 'text-not-allowed' }),
  password: z.string().min(1).max(1000),
});

/** Uses a one-time link: sets the password (and on first start the director's name) and signs in. */
export const UseLink = z.strictObject({
  token: z.string().min(20).max(200),
  password: z.string().max(1000),
  name: Name.optional(),
});

/** What a link that works once is for: the first user's password, a forgotten one, somebody new. */
export const LINK_PURPOSES = ['first-password', 'reset-password', 'invitation'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** Looks at a one-time link without using it up. */
export const CheckLink = z.strictObject({ token: z.string().min(1).max(200) });
export const LinkView = z.strictObject({
  purpose: z.enum(LINK_PURPOSES),
  login: z.string(),
  name: z.string(),
  /** What one is asked in for, by an invitation. */
  roles: z.array(
    z.strictObject({
      role: z.enum(ROLES),
      club: z.string().nullable(),
      tournament: z.string().nullable(),
    }),
  ),
});

/** [choice] Length is the only thing asked of a password; anything else makes people write it down. */
export const MIN_PASSWORD_LENGTH = 10;
