import { type ChangeNotice } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Database } from '../../deps.ts';
import { type LiveTopic } from '../../live/topic.ts';
import { chainNow } from '../audit/chain-now.ts';
import { tournamentOfRound } from './tournament-of-round.ts';

/** Says that something of a round's tournament has changed; the director's pages then fetch what they show. */
export async function roundTopic(
  db: Database,
  roundId: string,
): Promise<Result<LiveTopic<z.input<typeof ChangeNotice>>, Refusal>> {
  const chainId = await tournamentOfRound(db, roundId);
  if (chainId === null) return err({ code: 'not-found' });
  return ok({
    key: `changes ${chainId}`,
    chainId,
    async snapshot() {
      const { seq, at } = await chainNow(db, chainId);
      return { seq, data: { seq: Number(seq), at: at?.toISOString() ?? null } };
    },
  });
}
