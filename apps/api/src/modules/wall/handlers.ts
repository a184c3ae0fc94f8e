import { err, ok } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { found } from '../../http/found.ts';
import { type Handlers } from '../../http/handler.ts';
import { tellingPublic } from '../../http/telling-public.ts';
import { announce } from './announce.ts';
import { followedRounds } from './followed-rounds.ts';
import { liveTopic } from './live-topic.ts';
import { moveRoundClock } from './move-round-clock.ts';
import { setLive } from './set-live.ts';
import { takeDown } from './take-down.ts';
import { wallView } from './wall-view.ts';

/** What the wall and spectators see of a round: live results, clock, announcements. */
export const wallHandlers = (deps: Deps) => {
  const { db } = deps;
  const told = tellingPublic(deps.publicPages);
  const followed = followedRounds(deps);
  return {
    getLiveRound: async ({ params }) => found((await followed.round(params))?.live),
    streamLiveRound: async ({ params }) => {
      const round = await followed.round(params);
      return found(round && liveTopic(db, round.tournamentId, params.number));
    },
    getLiveMatch: async ({ params }) => found(await followed.match(params)),
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
