import { err, ok, type Refusal, type Result } from '@spadille/core';
import { checkVersion } from '../../database/check-version.ts';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { lockRound } from '../rounds/lock-round.ts';
import { findRounds, saveLive } from './repository.ts';
import { mayGoLive } from './visibility.ts';
import { needWallView, type WallAnswer } from './wall-view.ts';

export interface LiveWanted {
  readonly roundId: string;
  readonly expectedVersion: number;
  readonly live: boolean;
}

/**
 * Lets anyone follow the results of a round while it is played (§5), or ends that: then nothing of them is public until
 * the round is published. Refuses `round-state` for a round that is not drawn, or is published.
 */
export const setLive =
  ({ inTransaction, publicPages }: Pick<Deps, 'inTransaction' | 'publicPages'>) =>
  async (
    { roundId, expectedVersion, live }: LiveWanted,
    by: ChangedBy,
  ): Promise<Result<WallAnswer, Refusal>> => {
    const done = await inTransaction(async (tx): Promise<Result<WallAnswer, Refusal>> => {
      const locked = await lockRound(tx, roundId);
      if (locked === null) return err({ code: 'not-found' });
      const fresh = checkVersion(expectedVersion, { version: locked.version, state: locked.state });
      if (!fresh.ok) return fresh;
      const round = (await findRounds(tx, locked.tournamentId)).find(({ id }) => id === roundId);
      if (live && !(round && mayGoLive(round))) return err({ code: 'round-state', state: locked.state });
      if ((round?.liveAt !== null) !== live) {
        const version = await saveLive(tx, roundId, live ? by.now : null);
        await appendEvent(tx, {
          type: live ? 'live-turned-on' : 'live-turned-off',
          payload: { version },
          chainId: locked.tournamentId,
          subjectId: roundId,
          ...byWhom(by),
        });
      }
      return ok(await needWallView(tx, roundId, by.now));
    });
    if (done.ok) publicPages.changed();
    return done;
  };
