import { z } from 'zod';
import { Id } from '../primitives.ts';
import * as wall from '../wall.ts';
import { byId, made, ok, type RouteDeclaration, stream } from './declare.ts';

const publicRound = z.strictObject({
  slug: z.string().min(1).max(120),
  number: z.coerce.number<string>().int().min(1).max(9999),
});

/** What the wall and spectators see of a round: live results, clock, announcements. */
export const wallRoutes = {
  getLiveRound: {
    method: 'GET',
    path: '/api/public/tournaments/:slug/rounds/:number/live',
    summary: 'A round while it is played: clock, announcements, tables, and results once they are live',
    may: 'read-public',
    params: publicRound,
    answer: ok(wall.LiveRound),
  },
  streamLiveRound: {
    method: 'GET',
    path: '/api/public/tournaments/:slug/rounds/:number/live/stream',
    summary: 'The state of a round while it is played, anew with every change',
    may: 'read-public',
    params: publicRound,
    answer: stream(wall.LiveState),
  },
  getLiveMatch: {
    method: 'GET',
    path: '/api/public/tournaments/:slug/rounds/:number/live/matches/:match',
    summary:
      'A finished match of a round with live results, with its boards once nobody else has to play them',
    may: 'read-public',
    params: publicRound.extend({ match: z.coerce.number<string>().int().min(1).max(9999) }),
    answer: ok(wall.LiveMatchView),
  },
  getWall: {
    method: 'GET',
    path: '/api/rounds/:id/wall',
    summary: 'What the wall shows of a round, and what can be done about it',
    may: 'read-tournament',
    scope: 'round',
    params: byId,
    answer: ok(wall.WallView),
  },
  setLive: {
    method: 'PUT',
    path: '/api/rounds/:id/live',
    summary: 'Let anyone follow the results of a round while it is played, or end that',
    may: 'run-tournament',
    scope: 'round',
    params: byId,
    body: wall.SetLive,
    answer: ok(wall.WallView),
    problems: ['stale-version', 'round-state'],
  },
  moveRoundClock: {
    method: 'PUT',
    path: '/api/rounds/:id/clock',
    summary: 'Set, start, pause or reset the clock of a round, or give or take minutes',
    may: 'run-tournament',
    scope: 'round',
    params: byId,
    body: wall.MoveRoundClock,
    answer: ok(wall.WallView),
    problems: ['stale-version', 'round-state'],
    idempotent: true,
  },
  announce: {
    method: 'POST',
    path: '/api/rounds/:id/announcements',
    summary: 'Write something on the wall',
    may: 'run-tournament',
    scope: 'round',
    params: byId,
    body: wall.Announce,
    answer: made(wall.WallView),
    problems: ['round-state', 'key-used-differently'],
  },
  takeDownAnnouncement: {
    method: 'DELETE',
    path: '/api/rounds/:id/announcements/:announcementId',
    summary: 'Take an announcement down',
    may: 'run-tournament',
    scope: 'round',
    params: byId.extend({ announcementId: Id }),
    answer: ok(wall.WallView),
  },
} as const satisfies Record<string, RouteDeclaration>;
