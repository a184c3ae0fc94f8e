import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { toDay, toDayOrNull } from '../../venue-time.ts';
import { appendEvent, lockChain } from '../audit/append-event.ts';
import { NO_TOURNAMENT } from '../audit/chain-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { findMembership, touchClub } from './repository.ts';

/** Removes a membership that was entered by mistake; the player stays. Who leaves a club has a last day instead. */
export const removeMember =
  ({ inTransaction }: Pick<Deps, 'inTransaction'>) =>
  ({ clubId, membershipId }: { clubId: string; membershipId: string }, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<undefined, Refusal>> => {
      await lockChain(tx, NO_TOURNAMENT);
      const row = await findMembership(tx, clubId, membershipId);
      if (!row) return err({ code: 'not-found' });
      await tx.membership.delete({ where: { id: membershipId } });
      await appendEvent(tx, {
        type: 'membership-removed',
        payload: {
          version: await touchClub(tx, clubId),
          membershipId,
          playerId: row.playerId,
          from: toDay(row.from),
          to: toDayOrNull(row.to),
        },
        chainId: NO_TOURNAMENT,
        subjectId: clubId,
        ...byWhom(by),
      });
      return ok(undefined);
    });
