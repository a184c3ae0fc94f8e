import type { components } from '$lib/api/schema.d.ts';

/** The API's answers as the calendar's pages use them. */
export type CalendarView = components['schemas']['CalendarView'];
export type CalendarStage = CalendarView['stages'][number];
export type PlayDay = CalendarStage['days'][number];
export type MissingDay = CalendarView['missing'][number];
