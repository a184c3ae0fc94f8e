import { z } from 'zod';
import * as calendar from '../calendar.ts';
import { byId, done, file, lang, made, ok, type RouteDeclaration } from './declare.ts';

const slug = z.strictObject({ slug: z.string().min(1).max(120) });

/** Days of play and what else has a date. */
export const calendarRoutes = {
  getCalendar: {
    method: 'GET',
    path: '/api/tournaments/:id/calendar',
    summary: 'Days of play beside the dates by rule, and the deadlines',
    may: 'read-tournament',
    scope: 'tournament',
    params: byId,
    answer: ok(calendar.CalendarView),
  },
  addPlayDay: {
    method: 'POST',
    path: '/api/stages/:id/play-days',
    summary: 'Add a day of play to a stage',
    may: 'run-tournament',
    scope: 'stage',
    params: byId,
    body: calendar.AddPlayDay,
    answer: made(calendar.CalendarView),
    problems: ['day-taken', 'dates-out-of-order', 'rule-not-of-stage'],
    idempotent: true,
  },
  changePlayDay: {
    method: 'PATCH',
    path: '/api/play-days/:id',
    summary: 'Move, rename, cancel or take up again a day of play',
    may: 'run-tournament',
    scope: 'play-day',
    params: byId,
    body: calendar.ChangePlayDay,
    answer: ok(calendar.CalendarView),
    problems: ['stale-version', 'day-taken', 'dates-out-of-order', 'day-has-results', 'day-has-rounds'],
  },
  removePlayDay: {
    method: 'DELETE',
    path: '/api/play-days/:id',
    summary: 'Remove a day of play without rounds',
    may: 'run-tournament',
    scope: 'play-day',
    params: byId,
    answer: done,
    problems: ['day-has-rounds'],
  },
  showCalendar: {
    method: 'PUT',
    path: '/api/tournaments/:id/calendar/shown',
    summary: 'Show the calendar to everybody, or hide it',
    may: 'run-tournament',
    scope: 'tournament',
    params: byId,
    body: calendar.ShowCalendar,
    answer: ok(calendar.CalendarView),
  },
  getPublicCalendar: {
    method: 'GET',
    path: '/api/public/tournaments/:slug/calendar',
    summary: 'Days of play and deadlines of a tournament',
    may: 'read-public',
    params: slug,
    answer: ok(calendar.PublicCalendar),
  },
  getCalendarFeed: {
    method: 'GET',
    path: '/api/public/tournaments/:slug/calendar.ics',
    summary: 'The same as an iCalendar feed (RFC 5545)',
    may: 'read-public',
    params: slug,
    query: lang,
    answer: file('text/calendar'),
  },
} as const satisfies Record<string, RouteDeclaration>;
