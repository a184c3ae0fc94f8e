import { type ChangePlayer } from '@spadille/api-schema';
import { ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { NO_TOURNAMENT } from '../audit/chain-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { keepContact } from './keep-contact.ts';
import { lockPlayer } from './lock-player.ts';
import { needPlayerView, type PlayerAnswer } from './player-view.ts';
import { rename } from './rename.ts';
import { touchPlayer } from './repository.ts';

/**
 * Renames a player, changes his contact data, hides or shows his name; what is not given stays. The old name is kept and
 * still finds him. Refuses `stale-version`, `player-merged` and `player-erased`.
 */
export const changePlayer =
  ({ inTransaction, newId }: Pick<Deps, 'inTransaction' | 'newId'>) =>
  (id: string, { expectedVersion, name, hidden, ...contact }: z.output<typeof ChangePlayer>, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<PlayerAnswer, Refusal>> => {
      const locked = await lockPlayer(tx, id, expectedVersion);
      if (!locked.ok) return locked;
      const renamed = name !== undefined && (await rename(tx, newId, locked.value, { name, now: by.now }));
      const told = await keepContact(tx, id, contact);
      const turned =
        hidden !== undefined && hidden !== (locked.value.hiddenAt !== null)
          ? [await setHidden(tx, id, hidden, by.now)]
          : [];
      const fields = [...(renamed ? ['name'] : []), ...told, ...turned];
      if (fields.length > 0) {
        const { version } = await touchPlayer(tx, id);
        await appendEvent(tx, {
          type: 'player-changed',
          payload: { version, fields },
          chainId: NO_TOURNAMENT,
          subjectId: id,
          ...byWhom(by),
        });
      }
      return ok(await needPlayerView(tx, id, by.now));
    });

/** Hides a player's name from the public, or shows it again; gives what the log calls that. */
export async function setHidden(tx: Tx, id: string, hidden: boolean, now: Date): Promise<'hidden' | 'shown'> {
  await tx.player.update({ where: { id }, data: { hiddenAt: hidden ? now : null } });
  return hidden ? 'hidden' : 'shown';
}
