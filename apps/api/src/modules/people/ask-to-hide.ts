import { type AskToHideName } from '@spadille/api-schema';
import { foldName } from '@spadille/competition';
import { ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { appendEvent, lockChain } from '../audit/append-event.ts';
import { NO_TOURNAMENT } from '../audit/chain-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { loadPeople } from './load-people.ts';

/**
 * Takes down that somebody asks for a player's name not to be shown. The answer is the same whether he is known, hidden
 * already, or asked about before, so nobody learns from it who is on the union's list. A name that no single player has
 * is kept as it was typed: the committee finds out who it is. [choice] One open request a player, or a name, is enough.
 */
export const askToHideName =
  ({ inTransaction, newId }: Pick<Deps, 'inTransaction' | 'newId'>) =>
  (asked: z.output<typeof AskToHideName>, { requestId, now }: Omit<ChangedBy, 'actor'>) =>
    inTransaction(async (tx): Promise<Result<undefined, Refusal>> => {
      await lockChain(tx, NO_TOURNAMENT);
      const playerId = await whoIsMeant(tx, asked, now);
      const askedName = playerId === null ? (asked.name ?? null) : null;
      if ((playerId === null && askedName === null) || (await isOpen(tx, { playerId, askedName }))) {
        return ok(undefined);
      }
      const id = newId();
      await tx.nameRequest.create({ data: { id, playerId, askedName, note: asked.note ?? null, at: now } });
      await appendEvent(tx, {
        type: 'name-asked',
        payload: { requestId: id },
        chainId: NO_TOURNAMENT,
        subjectId: playerId ?? id,
        ...byWhom({ actor: { kind: 'system' }, requestId, now }),
      });
      return ok(undefined);
    });

async function whoIsMeant(
  tx: Tx,
  { playerId, name }: z.output<typeof AskToHideName>,
  now: Date,
): Promise<string | null> {
  if (playerId !== undefined) {
    const player = await tx.player.findUnique({ where: { id: playerId } });
    return player === null || player.erasedAt !== null ? null : (player.mergedIntoId ?? player.id);
  }
  const wanted = foldName(name ?? '');
  const found = (await loadPeople(tx, now)).filter(
    (person) =>
      !person.erased && [person.name, ...person.formerNames].some((each) => foldName(each) === wanted),
  );
  return found.length === 1 ? (found[0]?.id ?? null) : null;
}

async function isOpen(
  tx: Tx,
  { playerId, askedName }: { readonly playerId: string | null; readonly askedName: string | null },
): Promise<boolean> {
  const open = await tx.nameRequest.findMany({ where: { state: 'open' } });
  return open.some((each) =>
    playerId !== null
      ? each.playerId === playerId
      : each.askedName !== null && foldName(each.askedName) === foldName(askedName ?? ''),
  );
}
