import { err, ok } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { found } from '../../http/found.ts';
import { type Handlers } from '../../http/handler.ts';
import { tellingPublic } from '../../http/telling-public.ts';
import { announce } from './announce.ts';
import { liveTopic } from './live-topic.ts';
import { moveRoundClock } from './move-round-clock.ts';
import { onceASecond } from './once.ts';
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

/** A round that can be followed. */
interface Followed {
  readonly tournamentId: string;
  readonly live: LiveRoundView;
}

/** What the wall and spectators see of a round: live results, clock, announcements. */
export const wallHandlers = (deps: Deps) => {
  const { db, publicPages } = deps;
  const told = tellingPublic(publicPages);
  const once = onceASecond<Followed | null>(publicPages.generation);
  const liveRound = ({ slug, number }: Address) =>
    once(`${slug} ${number}`, async () => {
      const address = await findAddress(db, slug, number);
      const live = address && (await readLiveRound(db, address.tournamentId, number));
      return live ? { tournamentId: address.tournamentId, live } : null;
    });
  return {
    getLiveRound: async ({ params }) => found((await liveRound(params))?.live),
    streamLiveRound: async ({ params }) => {
      const round = await liveRound(params);
      return found(round && liveTopic(db, round.tournamentId, params.number));
    },
    getLiveMatch: async ({ params }) => {
      const address = await findAddress(db, params.slug, params.number);
      return found(address && (await readLiveMatch(db, address.tournamentId, params)));
    },
    getWall: async ({ params, now }) => {
      const view = await wallView(db, params.id, now);
      return view === null ? err({ code: 'not-found' }) : ok(view);
    },
    setLive: (call) => told(setLive(deps)({ roundId: call.params.id, ...call.body }, call)),
    moveRoundClock: (call) => told(moveRoundClock(deps)({ roundId: call.params.id, ...call.body }, call)),
    announce: (call) => told(announce(deps)({ roundId: call.params.id, ...call.body }, call)),
    takeDownAnnouncement: (call) =>
      told(takeDown(deps)({ roundId: call.params.id, announcementId: call.params.announcementId }, call)),
  } satisfies Handlers;
};
