import { ChangeNotice } from '../live.ts';
import { byId, type RouteDeclaration, stream } from './declare.ts';

/** Streams of changes. */
export const liveRoutes = {
  streamRound: {
    method: 'GET',
    path: '/api/rounds/:id/stream',
    summary: 'Tells when something of a round may have changed',
    may: 'read-tournament',
    scope: 'round',
    params: byId,
    answer: stream(ChangeNotice),
  },
} as const satisfies Record<string, RouteDeclaration>;
