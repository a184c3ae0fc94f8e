import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { addLink, voidLinks } from './link-repository.ts';
import { newToken, tokenHashOf } from './token.ts';
import { ensureCommitteeUser, findUserByLogin, hasUserWithPassword, listLogins } from './user-repository.ts';

type Parts = Pick<Deps, 'db' | 'inTransaction' | 'newId'>;

/** [choice] The first user, who may do everything. The name is a beginning: the one who sets the password gives his own. */
export const FIRST_LOGIN = 'director';
const FIRST_NAME = 'Turneringsleder';

/** [choice] A link that somebody asked for is used the same day or not at all. */
const RESET_LINK_MS = 24 * 60 * 60 * 1000;

/** Where a link leads. The token is behind the #, which no server and no log gets to see. */
export const linkAddress = (origin: string, token: string): string => `${origin}/director/setup#${token}`;

/**
 * While nobody has a password: makes the first user and a link that sets his, and makes older links void. Gives the
 * token, or undefined when somebody can sign in already.
 */
export const renewFirstLink =
  ({ inTransaction, newId }: Omit<Parts, 'db'>) =>
  (now: Date): Promise<string | undefined> =>
    inTransaction(async (tx) => {
      if (await hasUserWithPassword(tx)) return undefined;
      const userId = await ensureCommitteeUser(tx, {
        id: newId(),
        login: FIRST_LOGIN,
        name: FIRST_NAME,
        grantId: newId(),
      });
      const token = newToken();
      await voidLinks(tx, userId);
      await addLink(tx, {
        id: newId(),
        tokenHash: tokenHashOf(token),
        purpose: 'first-password',
        userId,
        createdAt: now,
        expiresAt: null,
      });
      return token;
    });

/**
 * Makes a link that sets a user's password anew; older links are void. The old password holds until the link is used.
 * Refuses `login-unknown` with the logins there are.
 */
export const resetPassword =
  ({ db, inTransaction, newId }: Parts) =>
  async (login: string, now: Date): Promise<Result<{ readonly token: string }, Refusal>> => {
    const user = await findUserByLogin(db, login);
    if (!user) return err({ code: 'login-unknown', logins: await listLogins(db) });
    const token = newToken();
    await inTransaction(async (tx) => {
      await voidLinks(tx, user.id);
      await addLink(tx, {
        id: newId(),
        tokenHash: tokenHashOf(token),
        purpose: user.passwordHash === null ? 'first-password' : 'reset-password',
        userId: user.id,
        createdAt: now,
        expiresAt: new Date(now.getTime() + RESET_LINK_MS),
      });
    });
    return ok({ token });
  };
