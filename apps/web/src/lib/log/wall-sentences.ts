import { type EventPayload, type WALL_EVENTS } from '@spadille/api-schema';
import { formatClock } from '$lib/i18n/format.ts';
import { type Lang } from '$lib/i18n/lang.ts';
import { type Messages } from '$lib/i18n/messages.ts';
import { clockFace } from '$lib/wall/clock.ts';

type Sentences = {
  readonly [T in keyof typeof WALL_EVENTS]: (
    payload: EventPayload<T>,
    words: { readonly lang: Lang; readonly t: Messages },
  ) => string;
};

/** Live results, the round's clock and announcements. */
export const WALL_SENTENCES: Sentences = {
  'live-turned-on': (_, { t }) => t.log.events['live-turned-on'],
  'live-turned-off': (_, { t }) => t.log.events['live-turned-off'],
  'round-clock-moved': ({ step, minutes, endsAt, secondsLeft }, { lang, t }) =>
    t.log.events['round-clock-moved'](
      step,
      minutes,
      endsAt === null
        ? t.log.timeLeft(clockFace({ minutes, endsAt, secondsLeft }, 0).text)
        : t.log.runsUntil(formatClock(lang, endsAt)),
    ),
  'announcement-made': (_, { t }) => t.log.events['announcement-made'],
  'announcement-taken-down': (_, { t }) => t.log.events['announcement-taken-down'],
};
