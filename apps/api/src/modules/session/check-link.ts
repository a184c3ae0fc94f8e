import { LINK_PURPOSES, type LinkView } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { oneOf } from '../../database/one-of.ts';
import { type Database } from '../../deps.ts';
import { findGoodLink } from './link-repository.ts';
import { roleOf } from './mapper.ts';
import { tokenHashOf } from './token.ts';

/** What a one-time link is for and whose it is; `link-not-valid` when it can't be used any more. */
export async function checkLink(
  db: Database,
  token: string,
  now: Date,
): Promise<Result<z.input<typeof LinkView>, Refusal>> {
  const link = await findGoodLink(db, tokenHashOf(token), now);
  if (!link) return err({ code: 'link-not-valid' });
  const { login, name, roleGrants } = link.user;
  const purpose = oneOf(LINK_PURPOSES, link.purpose);
  const roles = roleGrants.map(({ role, club, tournament }) => ({
    role: roleOf(role),
    club: club?.name ?? null,
    tournament: tournament?.name ?? null,
  }));
  return ok({ purpose, login, name, roles: purpose === 'invitation' ? roles : [] });
}
