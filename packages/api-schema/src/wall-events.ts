import { z } from 'zod';
import { changed, event } from './declare-event.ts';
import { Id, Instant } from './primitives.ts';

/** What happens on the wall. */
export const WALL_EVENTS = {
  'live-turned-on': event('round', changed),
  'live-turned-off': event('round', changed),
  /** `version` is the clock's. It runs to `endsAt`, or stands with `secondsLeft`. */
  'round-clock-moved': event(
    'round',
    changed.extend({
      step: z.enum(['set', 'start', 'pause', 'add', 'reset']),
      minutes: z.int(),
      endsAt: Instant.nullable(),
      secondsLeft: z.int().nullable(),
    }),
  ),
  /** What it says is the event's text. */
  'announcement-made': event('round', z.strictObject({ announcementId: Id })),
  'announcement-taken-down': event('round', z.strictObject({ announcementId: Id })),
} as const;
