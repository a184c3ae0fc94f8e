import * as setup from '../season-setup.ts';
import { TournamentView } from '../tournaments.ts';
import { byId, made, ok, type RouteDeclaration } from './declare.ts';

/** The setup of a whole championship, and what comes next in it. */
export const seasonRoutes = {
  createChampionship: {
    method: 'POST',
    path: '/api/championships',
    summary: 'Make a championship with its stages and days of play',
    may: 'keep-union',
    body: setup.CreateChampionship,
    answer: made(TournamentView),
    problems: ['championship-exists', 'name-taken', 'dates-out-of-order'],
    idempotent: true,
  },
  getSeasonSteps: {
    method: 'GET',
    path: '/api/tournaments/:id/steps',
    summary: 'What comes next in a championship',
    may: 'read-tournament',
    scope: 'tournament',
    params: byId,
    answer: ok(setup.SeasonSteps),
  },
} as const satisfies Record<string, RouteDeclaration>;
