import { type DecideNameRequest } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { appendEvent, lockChain } from '../audit/append-event.ts';
import { NO_TOURNAMENT } from '../audit/chain-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { setHidden } from './change-player.ts';
import { findNameRequest, type NameRequestAnswer } from './name-requests.ts';
import { findPerson, touchPlayer } from './repository.ts';

type Decision = z.output<typeof DecideNameRequest>;

/**
 * Grants or refuses a request that a name is not shown; granted, the name is hidden at once. Refuses `already-decided`,
 * `player-needed` where nobody of the name asked about was found, `player-unknown` and `player-erased`.
 */
export const decideNameRequest =
  ({ inTransaction }: Pick<Deps, 'inTransaction'>) =>
  (id: string, { state, playerId }: Decision, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<NameRequestAnswer, Refusal>> => {
      await lockChain(tx, NO_TOURNAMENT);
      const request = await findNameRequest(tx, id);
      if (!request) return err({ code: 'not-found' });
      if (request.state !== 'open') return err({ code: 'already-decided', state: request.state });
      const about = playerId ?? request.player?.id;
      if (state === 'granted') {
        if (about === undefined) return err({ code: 'player-needed' });
        const hidden = await hide(tx, about, by);
        if (!hidden.ok) return hidden;
      }
      const known = state === 'granted' ? (about ?? null) : (request.player?.id ?? null);
      await tx.nameRequest.update({
        where: { id },
        data: { state, decidedAt: by.now, playerId: known },
      });
      await appendEvent(tx, {
        type: 'name-request-decided',
        payload: { requestId: id, state },
        chainId: NO_TOURNAMENT,
        subjectId: known ?? id,
        ...byWhom(by),
      });
      return ok((await findNameRequest(tx, id)) as NameRequestAnswer);
    });

async function hide(tx: Tx, playerId: string, by: ChangedBy): Promise<Result<undefined, Refusal>> {
  const player = await findPerson(tx, playerId);
  if (!player) return err({ code: 'player-unknown', playerId });
  if (player.erasedAt !== null) return err({ code: 'player-erased', playerId });
  if (player.hiddenAt !== null) return ok(undefined);
  const field = await setHidden(tx, player.id, true, by.now);
  const { version } = await touchPlayer(tx, player.id);
  await appendEvent(tx, {
    type: 'player-changed',
    payload: { version, fields: [field] },
    chainId: NO_TOURNAMENT,
    subjectId: player.id,
    ...byWhom(by),
  });
  return ok(undefined);
}
