import { type GrantRole } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Deps } from '../../deps.ts';
import { appendEvent, lockChain } from '../audit/append-event.ts';
import { NO_TOURNAMENT } from '../audit/chain-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { endLinks } from '../session/new-link.ts';
import { roleOf } from '../session/mapper.ts';
import { grantTo, hasGrant, isPlaceThere } from './invite.ts';
import * as repository from './repository.ts';
import { needUserView, type UserAnswer } from './user-view.ts';

/** Gives somebody one role more. Refuses `grant-exists`, and `not-found` for a place that is not there. */
export const grantRole =
  ({ inTransaction, newId }: Pick<Deps, 'inTransaction' | 'newId'>) =>
  (userId: string, place: z.output<typeof GrantRole>, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<UserAnswer, Refusal>> => {
      await lockChain(tx, NO_TOURNAMENT);
      const user = await repository.findUser(tx, userId);
      if (!user || !(await isPlaceThere(tx, place))) return err({ code: 'not-found' });
      if (hasGrant(user, place)) return err({ code: 'grant-exists', login: user.login });
      await grantTo(tx, newId, { userId, ...place }, { type: 'role-granted', by });
      return ok(await needUserView(tx, userId, by.now));
    });

/**
 * Takes a role away, at once. Somebody with no role left keeps no open link. Refuses `last-committee`: one who can sign in
 * has to be able to do what the committee does.
 */
export const revokeGrant =
  ({ inTransaction }: Pick<Deps, 'inTransaction'>) =>
  (grantId: string, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<undefined, Refusal>> => {
      await lockChain(tx, NO_TOURNAMENT);
      const grant = await repository.findGrant(tx, grantId);
      if (!grant) return err({ code: 'not-found' });
      const { userId, clubId, tournamentId } = grant;
      const role = roleOf(grant.role);
      if (role === 'committee' && (await repository.otherCommittee(tx, userId)) === 0) {
        return err({ code: 'last-committee' });
      }
      await repository.removeGrant(tx, grantId);
      const user = await repository.findUser(tx, userId);
      if (user?.roleGrants.length === 0) await endLinks(tx, userId);
      await appendEvent(tx, {
        type: 'role-revoked',
        payload: { grantId, role, clubId, tournamentId },
        chainId: NO_TOURNAMENT,
        subjectId: userId,
        ...byWhom(by),
      });
      return ok(undefined);
    });
