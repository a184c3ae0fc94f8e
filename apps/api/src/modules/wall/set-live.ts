import { err, ok, type Refusal, type Result } from '@spadille/core';
import { checkVersion } from '../../database/check-version.ts';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { lockRound } from '../rounds/lock-round.ts';
import { findRounds, type RoundRow, saveLive } from './repository.ts';
import { mayGoLive } from './visibility.ts';
import { needWallView, type WallAnswer } from './wall-view.ts';

export interface LiveWanted {
  readonly roundId: string;
  readonly expectedVersion: number;
  readonly live: boolean;
}

/**
 * Lets anyone follow the results of a round while it is played (§5), and with them who meets whom; or ends that: then
 * nothing of the results is public until the round is published. Refuses `round-state` for a round that is not drawn, or
 * is published.
 */
export const setLive =
  ({ inTransaction }: Pick<Deps, 'inTransaction'>) =>
  ({ roundId, expectedVersion, live }: LiveWanted, by: ChangedBy): Promise<Result<WallAnswer, Refusal>> =>
    inTransaction(async (tx) => {
      const locked = await lockRound(tx, roundId);
      if (locked === null) return err({ code: 'not-found' });
      const fresh = checkVersion(expectedVersion, { version: locked.version, state: locked.state });
      if (!fresh.ok) return fresh;
      const rounds = await findRounds(tx, locked.tournamentId);
      const round = rounds.find(({ id }) => id === roundId);
      if (!round || (live && !mayGoLive(round))) return err({ code: 'round-state', state: locked.state });
      if ((round.liveAt !== null) !== live) await save(tx, round, live, byWhom(by), locked.tournamentId);
      return ok(await needWallView(tx, roundId, by.now));
    });

async function save(
  tx: Tx,
  { id, drawShownAt }: RoundRow,
  live: boolean,
  who: ReturnType<typeof byWhom>,
  chainId: string,
): Promise<void> {
  const about = { chainId, subjectId: id, ...who };
  const shown = drawShownAt ?? (live ? who.at : null);
  const version = await saveLive(tx, id, { liveAt: live ? who.at : null, drawShownAt: shown });
  if (shown !== drawShownAt) {
    await appendEvent(tx, { type: 'draw-shown', payload: { version }, ...about });
  }
  await appendEvent(tx, {
    type: live ? 'live-turned-on' : 'live-turned-off',
    payload: { version },
    ...about,
  });
}
