import { type LiveState } from '@spadille/api-schema';
import { type z } from 'zod';
import { type Database } from '../../deps.ts';
import { type LiveTopic } from '../../live/topic.ts';
import { chainNow } from '../audit/chain-now.ts';
import { readLiveRound } from './read-live-round.ts';

/** [choice] The state is worked out once a second at most: nobody reads faster, and a change is seen within two. */
const EVERY_MS = 1000;

/** The stream of a round's state for spectators; it ends when nothing of the round is public any more. */
export const liveTopic = (
  db: Database,
  tournamentId: string,
  number: number,
): LiveTopic<z.input<typeof LiveState>> => ({
  key: `live ${tournamentId} ${number}`,
  chainId: tournamentId,
  also: ['public'],
  everyMs: EVERY_MS,
  async snapshot() {
    const { seq } = await chainNow(db, tournamentId);
    const live = await readLiveRound(db, tournamentId, number);
    return live === undefined ? null : { seq, data: live.state };
  },
});
