import { type CreatePlayer } from '@spadille/api-schema';
import { ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Deps } from '../../deps.ts';
import { lockChain } from '../audit/append-event.ts';
import { NO_TOURNAMENT } from '../audit/chain-event.ts';
import { type ChangedBy } from '../audit/changed-by.ts';
import { makePlayer } from './add-member.ts';
import { keepContact } from './keep-contact.ts';
import { needPlayerView, type PlayerAnswer } from './player-view.ts';

/** Makes a player who is in no club yet. Another of the same name is no reason to refuse: two people may be called so. */
export const createPlayer =
  ({ inTransaction, newId }: Pick<Deps, 'inTransaction' | 'newId'>) =>
  ({ name, email, phone }: z.output<typeof CreatePlayer>, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<PlayerAnswer, Refusal>> => {
      await lockChain(tx, NO_TOURNAMENT);
      const id = await makePlayer(tx, newId, name, by);
      await keepContact(tx, id, { email, phone });
      return ok(await needPlayerView(tx, id, by.now));
    });
