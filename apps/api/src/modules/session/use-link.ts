import { LINK_PURPOSES, MIN_PASSWORD_LENGTH } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { oneOf } from '../../database/one-of.ts';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { NO_TOURNAMENT } from '../audit/chain-event.ts';
import { takeLink, voidLinks } from './link-repository.ts';
import { hashPassword } from './password.ts';
import { removeSessionsOf } from './repository.ts';
import { tokenHashOf } from './token.ts';
import { setPassword } from './user-repository.ts';

export interface UseLink {
  readonly token: string;
  readonly password: string;
  readonly name: string | undefined;
  readonly requestId: string;
  readonly now: Date;
}

/**
 * Sets a password by a one-time link, and ends all sessions and other links of that user. Gives the user's id.
 * Refuses `password-too-short` (with `minimum`) and `link-not-valid`.
 */
export const useLink =
  ({ inTransaction }: Pick<Deps, 'inTransaction'>) =>
  async ({ token, password, name, requestId, now }: UseLink): Promise<Result<string, Refusal>> => {
    if ([...password].length < MIN_PASSWORD_LENGTH) {
      return err({ code: 'password-too-short', minimum: MIN_PASSWORD_LENGTH });
    }
    const passwordHash = await hashPassword(password);
    return inTransaction(async (tx) => {
      const link = await takeLink(tx, tokenHashOf(token), now);
      if (!link) return err({ code: 'link-not-valid' });
      const { userId } = link;
      await setPassword(tx, userId, { passwordHash, name });
      await voidLinks(tx, userId);
      await removeSessionsOf(tx, userId);
      await appendEvent(tx, {
        type: 'user-password-set',
        payload: { purpose: oneOf(LINK_PURPOSES, link.purpose) },
        chainId: NO_TOURNAMENT,
        subjectId: userId,
        actor: { kind: 'user', userId, grants: [] },
        requestId,
        at: now,
      });
      return ok(userId);
    });
  };
