import { err, ok, type Refusal, type Result } from '@spadille/core';
import { checkVersion } from '../../database/check-version.ts';
import { type Tx } from '../../database/in-transaction.ts';
import { lockChain } from '../audit/append-event.ts';
import { NO_TOURNAMENT } from '../audit/chain-event.ts';
import { findWholePlayer } from './player-view.ts';

export type WholePlayer = NonNullable<Awaited<ReturnType<typeof findWholePlayer>>>;

/**
 * Locks the union's chain, then reads a player who is to be changed. Refuses `not-found`, `player-merged` with who he is
 * now, `player-erased` and `stale-version` with what is kept of him.
 */
export async function lockPlayer(
  tx: Tx,
  id: string,
  expectedVersion: number,
): Promise<Result<WholePlayer, Refusal>> {
  await lockChain(tx, NO_TOURNAMENT);
  const player = await findWholePlayer(tx, id);
  if (player === null) return err({ code: 'not-found' });
  if (player.mergedInto) return err({ code: 'player-merged', playerId: id, into: player.mergedInto });
  if (player.erasedAt !== null) return err({ code: 'player-erased', playerId: id });
  const { name, version, contact, hiddenAt } = player;
  const current = {
    version,
    name,
    email: contact?.email ?? null,
    phone: contact?.phone ?? null,
    hidden: hiddenAt !== null,
  };
  const fresh = checkVersion(expectedVersion, current);
  return fresh.ok ? ok(player) : fresh;
}
