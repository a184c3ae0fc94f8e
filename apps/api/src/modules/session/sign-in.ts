import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Database } from '../../deps.ts';
import { isPassword } from './password.ts';
import { findUserByLogin } from './user-repository.ts';

/** The id of the user who has this login and password; refused alike whichever of the two is wrong. */
export async function signIn(
  db: Database,
  { login, password }: { readonly login: string; readonly password: string },
): Promise<Result<string, Refusal>> {
  const user = await findUserByLogin(db, login);
  const known = await isPassword(user?.passwordHash, password);
  return known && user ? ok(user.id) : err({ code: 'sign-in-failed' });
}
