import * as lineUps from '../line-ups.ts';
import { byId, ok, type RouteDeclaration } from './declare.ts';

/** Who sits where, from which board to which. */
export const lineUpRoutes = {
  getLineUp: {
    method: 'GET',
    path: '/api/matches/:id/line-up',
    summary: 'Who sits where in a match, and each player’s figures',
    may: 'read-tournament',
    scope: 'match',
    params: byId,
    answer: ok(lineUps.LineUpView),
  },
  setLineUp: {
    method: 'PUT',
    path: '/api/matches/:id/line-up',
    summary: 'Say who sits where at both tables, from which board to which',
    may: 'run-tournament',
    scope: 'match',
    params: byId,
    body: lineUps.SetLineUp,
    answer: ok(lineUps.LineUpView),
    problems: ['stale-version', 'match-not-played', 'line-up-has-faults', 'reason-needed'],
  },
  confirmLineUps: {
    method: 'POST',
    path: '/api/rounds/:id/line-ups/confirmation',
    summary: 'Confirm what the entries propose in every match of a round',
    may: 'run-tournament',
    scope: 'round',
    params: byId,
    answer: ok(lineUps.LineUpsConfirmed),
    problems: ['round-not-open'],
  },
  getSeatChoices: {
    method: 'GET',
    path: '/api/matches/:id/line-up/choices',
    summary: 'Who can be given a seat, and why others cannot',
    may: 'run-tournament',
    scope: 'match',
    params: byId,
    query: lineUps.SeatChoicesQuery,
    answer: ok(lineUps.SeatChoices),
  },
  getTeamFigures: {
    method: 'GET',
    path: '/api/tournaments/:id/player-figures',
    summary: 'What each player has played for his team',
    may: 'read-tournament',
    scope: 'tournament',
    params: byId,
    answer: ok(lineUps.TeamFigures),
  },
} as const satisfies Record<string, RouteDeclaration>;
