import { type RenewInvitation } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Deps } from '../../deps.ts';
import { appendEvent, lockChain } from '../audit/append-event.ts';
import { NO_TOURNAMENT } from '../audit/chain-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { type InvitedAnswer } from './invite.ts';
import { mailLink } from './mail-link.ts';
import { newLink } from '../session/new-link.ts';
import { findUser } from './repository.ts';
import { needUserView } from './user-view.ts';

/**
 * Makes a new link for somebody, and his older ones void: an invitation while he has no password, else one for a
 * forgotten password, which holds until the link is used.
 */
export const renewInvitation =
  ({ inTransaction, newId }: Pick<Deps, 'inTransaction' | 'newId'>) =>
  (userId: string, { email, origin, lang }: z.output<typeof RenewInvitation>, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<InvitedAnswer, Refusal>> => {
      await lockChain(tx, NO_TOURNAMENT);
      const user = await findUser(tx, userId);
      if (!user) return err({ code: 'not-found' });
      const purpose = user.passwordHash === null ? 'invitation' : 'reset-password';
      const link = await newLink(tx, newId, { userId, purpose, now: by.now });
      const mailed = email !== null && (await mailLink(tx, { user, link, purpose, email, origin, lang }));
      await appendEvent(tx, {
        type: 'user-link-renewed',
        payload: { purpose },
        chainId: NO_TOURNAMENT,
        subjectId: userId,
        ...byWhom(by),
      });
      return ok({
        user: await needUserView(tx, userId, by.now),
        token: link.token,
        expiresAt: link.expiresAt.toISOString(),
        mailed,
      });
    });
