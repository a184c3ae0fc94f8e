import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { lockCheckout } from './lock-checkout.ts';

/**
 * Calls a check-out off: the round can be changed here again, and the laptop's file can no longer be brought back, only
 * looked at. Refuses `round-not-checked-out`.
 */
export const callOffCheckOut =
  ({ inTransaction }: Pick<Deps, 'inTransaction'>) =>
  ({ roundId, reason }: { readonly roundId: string; readonly reason: string }, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<undefined, Refusal>> => {
      const round = await lockCheckout(tx, roundId);
      if (round === null) return err({ code: 'not-found' });
      if (round.away === null) return err({ code: 'round-not-checked-out' });
      const { id } = round.away;
      await tx.roundCheckout.update({ where: { id }, data: { calledOffAt: by.now } });
      await appendEvent(tx, {
        type: 'round-check-out-called-off',
        payload: { checkoutId: id },
        chainId: round.tournamentId,
        subjectId: roundId,
        text: reason,
        ...byWhom(by),
      });
      return ok(undefined);
    });
