import { z } from 'zod';
import { Version } from './primitives.ts';

/** What kind of thing an event happened to; its id is the event's subject. */
export const EVENT_SUBJECTS = [
  'user',
  'club',
  'player',
  'tournament',
  'stage',
  'team',
  'round',
  'match',
  'table',
  'mail',
] as const;
export type EventSubject = (typeof EVENT_SUBJECTS)[number];

/** What an event happened to, and the shape of what it says. */
export const event = <S extends EventSubject, P extends z.ZodType>(subject: S, payload: P) => ({
  subject,
  payload,
});

/** The version that the subject has after the change. */
export const changed = z.strictObject({ version: Version });
