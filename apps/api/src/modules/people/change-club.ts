import { type ChangeClub } from '@spadille/api-schema';
import { checkDays } from '@spadille/competition';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { checkVersion } from '../../database/check-version.ts';
import { type Deps } from '../../deps.ts';
import { toDateOrNull, toDayOrNull } from '../../venue-time.ts';
import { appendEvent, lockChain } from '../audit/append-event.ts';
import { NO_TOURNAMENT } from '../audit/chain-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { type ClubAnswer, needClubView } from './club-view.ts';
import { findClub, findClubByName } from './repository.ts';

/**
 * Renames a club, or changes when it belongs to the union; what is not given stays. Refuses `stale-version`,
 * `name-taken` and `dates-out-of-order`.
 */
export const changeClub =
  ({ inTransaction }: Pick<Deps, 'inTransaction'>) =>
  (id: string, { expectedVersion, ...wanted }: z.output<typeof ChangeClub>, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<ClubAnswer, Refusal>> => {
      await lockChain(tx, NO_TOURNAMENT);
      const club = await findClub(tx, id);
      if (!club) return err({ code: 'not-found' });
      const before = {
        name: club.name,
        affiliatedFrom: toDayOrNull(club.affiliatedFrom),
        affiliatedTo: toDayOrNull(club.affiliatedTo),
      };
      const fresh = checkVersion(expectedVersion, { version: club.version, ...before });
      if (!fresh.ok) return fresh;
      const {
        name = before.name,
        affiliatedFrom = before.affiliatedFrom,
        affiliatedTo = before.affiliatedTo,
      } = wanted;
      const after = { name, affiliatedFrom, affiliatedTo };
      const inOrder = checkDays({ from: affiliatedFrom, to: affiliatedTo });
      if (!inOrder.ok) return err({ ...inOrder.error });
      const other = await findClubByName(tx, name);
      if (other && other.id !== id) return err({ code: 'name-taken', name: name });

      const { version } = await tx.club.update({
        where: { id },
        data: {
          name,
          affiliatedFrom: toDateOrNull(affiliatedFrom),
          affiliatedTo: toDateOrNull(affiliatedTo),
          version: { increment: 1 },
        },
      });
      const fields = (['name', 'affiliatedFrom', 'affiliatedTo'] as const).filter(
        (field) => before[field] !== after[field],
      );
      await appendEvent(tx, {
        type: 'club-changed',
        payload: { version, affiliatedFrom, affiliatedTo, fields },
        chainId: NO_TOURNAMENT,
        subjectId: id,
        ...byWhom(by),
      });
      return ok(await needClubView(tx, id, by.actor, by.now));
    });
