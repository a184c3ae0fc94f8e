import { type CreateClub } from '@spadille/api-schema';
import { checkDays } from '@spadille/competition';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Deps } from '../../deps.ts';
import { toDateOrNull } from '../../venue-time.ts';
import { appendEvent, lockChain } from '../audit/append-event.ts';
import { NO_TOURNAMENT } from '../audit/chain-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { type ClubAnswer, needClubView } from './club-view.ts';
import { findClubByName } from './repository.ts';

/** Makes a club. Refuses `name-taken` and `dates-out-of-order`. */
export const createClub =
  ({ inTransaction, newId }: Pick<Deps, 'inTransaction' | 'newId'>) =>
  ({ name, affiliatedFrom, affiliatedTo = null }: z.output<typeof CreateClub>, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<ClubAnswer, Refusal>> => {
      const inOrder = checkDays({ from: affiliatedFrom, to: affiliatedTo });
      if (!inOrder.ok) return err({ ...inOrder.error });
      await lockChain(tx, NO_TOURNAMENT);
      if (await findClubByName(tx, name)) return err({ code: 'name-taken', name });
      const id = newId();
      await tx.club.create({
        data: {
          id,
          name,
          affiliatedFrom: toDateOrNull(affiliatedFrom),
          affiliatedTo: toDateOrNull(affiliatedTo),
        },
      });
      await appendEvent(tx, {
        type: 'club-made',
        payload: { version: 1, affiliatedFrom, affiliatedTo },
        chainId: NO_TOURNAMENT,
        subjectId: id,
        ...byWhom(by),
      });
      return ok(await needClubView(tx, id, by.actor, by.now));
    });
