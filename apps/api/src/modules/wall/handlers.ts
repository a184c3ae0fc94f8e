import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { found } from '../../http/found.ts';
import { type Handlers } from '../../http/handler.ts';
import { announce } from './announce.ts';
import { liveTopic } from './live-topic.ts';
import { moveRoundClock } from './move-round-clock.ts';
import { onceAtATime } from './once.ts';
import { readLiveMatch } from './read-live-match.ts';
import { type LiveRoundView, readLiveRound } from './read-live-round.ts';
import { findAddress } from './repository.ts';
import { setLive } from './set-live.ts';
import { takeDown } from './take-down.ts';
import { wallView } from './wall-view.ts';

interface Address {
  readonly slug: string;
  readonly number: number;
}

/** What the wall and spectators see of a round: live results, clock, announcements. */
export const wallHandlers = (deps: Deps) => {
  const { db, publicPages } = deps;
  const once = onceAtATime<LiveRoundView | undefined>(publicPages.generation);
  const at = async <T>(
    { slug, number }: Address,
    read: (tournamentId: string) => Promise<T | undefined>,
  ): Promise<Result<T, Refusal>> => {
    const address = await findAddress(db, slug, number);
    return address === null ? err({ code: 'not-found' }) : found(await read(address.tournamentId));
  };
  const liveRound = (tournamentId: string, number: number) =>
    once(`${tournamentId} ${number}`, () => readLiveRound(db, tournamentId, number));
  return {
    getLiveRound: ({ params }) => at(params, (tournamentId) => liveRound(tournamentId, params.number)),
    streamLiveRound: ({ params }) =>
      at(params, async (tournamentId) =>
        (await liveRound(tournamentId, params.number)) === undefined
          ? undefined
          : liveTopic(db, tournamentId, params.number),
      ),
    getLiveMatch: ({ params }) => at(params, (tournamentId) => readLiveMatch(db, tournamentId, params)),
    getWall: async ({ params, now }) => {
      const view = await wallView(db, params.id, now);
      return view === null ? err({ code: 'not-found' }) : ok(view);
    },
    setLive: (call) => setLive(deps)({ roundId: call.params.id, ...call.body }, call),
    moveRoundClock: (call) => moveRoundClock(deps)({ roundId: call.params.id, ...call.body }, call),
    announce: (call) => announce(deps)({ roundId: call.params.id, ...call.body }, call),
    takeDownAnnouncement: (call) =>
      takeDown(deps)({ roundId: call.params.id, announcementId: call.params.announcementId }, call),
  } satisfies Handlers;
};
