import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { appendEvent, lockChain } from '../audit/append-event.ts';
import { NO_TOURNAMENT } from '../audit/chain-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { inOrder } from './doubles.ts';
import { findPerson } from './repository.ts';

/** Says that two players are two persons: they are not pointed out as doubles again. Saying it twice changes nothing. */
export const keepApart =
  ({ inTransaction }: Pick<Deps, 'inTransaction'>) =>
  (id: string, otherId: string, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<undefined, Refusal>> => {
      await lockChain(tx, NO_TOURNAMENT);
      const [one, other] = [await findPerson(tx, id), await findPerson(tx, otherId)];
      if (!one || !other) return err({ code: 'not-found' });
      if (one.id === other.id) return err({ code: 'same-player' });
      const [firstId, secondId] = inOrder(one.id, other.id);
      const { count } = await tx.playersApart.createMany({
        data: [{ firstId, secondId }],
        skipDuplicates: true,
      });
      if (count === 0) return ok(undefined);
      await appendEvent(tx, {
        type: 'players-kept-apart',
        payload: { otherId: other.id },
        chainId: NO_TOURNAMENT,
        subjectId: one.id,
        ...byWhom(by),
      });
      return ok(undefined);
    });
