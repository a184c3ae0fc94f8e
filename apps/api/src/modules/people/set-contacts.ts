import { type SetClubContacts } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { checkVersion } from '../../database/check-version.ts';
import { type Deps } from '../../deps.ts';
import { appendEvent, lockChain } from '../audit/append-event.ts';
import { NO_TOURNAMENT } from '../audit/chain-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { type ClubAnswer, needClubView } from './club-view.ts';
import { findWholeClub, touchClub } from './repository.ts';

/** Says whom the union writes to in a club, the whole list in its order. Refuses `stale-version`. */
export const setContacts =
  ({ inTransaction, newId }: Pick<Deps, 'inTransaction' | 'newId'>) =>
  (id: string, { expectedVersion, contacts }: z.output<typeof SetClubContacts>, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<ClubAnswer, Refusal>> => {
      await lockChain(tx, NO_TOURNAMENT);
      const club = await findWholeClub(tx, id);
      if (!club) return err({ code: 'not-found' });
      const known = club.contacts.map(({ name, email, phone }) => ({ name, email, phone }));
      const fresh = checkVersion(expectedVersion, { version: club.version, contacts: known });
      if (!fresh.ok) return fresh;
      await tx.clubContact.deleteMany({ where: { clubId: id } });
      await tx.clubContact.createMany({
        data: contacts.map((contact, index) => ({
          id: newId(),
          clubId: id,
          ordinal: index + 1,
          ...contact,
        })),
      });
      const version = await touchClub(tx, id);
      await appendEvent(tx, {
        type: 'club-contacts-set',
        payload: { version, contacts: contacts.length },
        chainId: NO_TOURNAMENT,
        subjectId: id,
        ...byWhom(by),
      });
      return ok(await needClubView(tx, id, by.actor, by.now));
    });
