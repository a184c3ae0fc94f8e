import { ROUND_STATES, RULE_DAYS, STAGE_KINDS } from '@spadille/competition';
import { z } from 'zod';
import { Id, Instant, IsoDate, RoundLabel, Version } from './primitives.ts';
import { ClockTime } from './season-setup.ts';

/** When and where a tournament is played. Days are days and times are those on the clock in Copenhagen. */

export const RuleDayCode = z.enum(RULE_DAYS);

/** A day of play from the inside. `ruleDate`: when the union's rule has it; null for a day that follows no rule. */
export const PlayDayView = z.strictObject({
  id: Id,
  stageId: Id,
  date: IsoDate,
  startsAt: ClockTime.nullable(),
  venue: z.string().nullable(),
  label: z.string().nullable(),
  rule: RuleDayCode.nullable(),
  ruleDate: IsoDate.nullable(),
  cancelled: z.boolean(),
  rounds: z.array(
    z.strictObject({ id: Id, number: z.int(), label: z.string(), state: z.enum(ROUND_STATES) }),
  ),
  /** Somebody has said something of a board on that day: moving it asks first. */
  hasResults: z.boolean(),
  version: Version,
});

/** A tournament's calendar as the committee and the director see it. */
export const CalendarView = z.strictObject({
  tournamentId: Id,
  slug: z.string(),
  seasonStartYear: z.int(),
  /** Anyone may see it. */
  isPublic: z.boolean(),
  /** It was shown by hand, and can be hidden again; what has a public round is public anyway. */
  shown: z.boolean(),
  stages: z.array(
    z.strictObject({ id: Id, name: z.string(), kind: z.enum(STAGE_KINDS), days: z.array(PlayDayView) }),
  ),
  /** The union's days that the calendar does not have; only of a championship, and only with a stage for them. */
  missing: z.array(
    z.strictObject({ rule: RuleDayCode, stageId: Id, date: IsoDate, whenNeeded: z.boolean() }),
  ),
  entries: z
    .strictObject({ opensAt: Instant.nullable(), deadline: Instant, paymentDeadline: Instant.nullable() })
    .nullable(),
});

/** A day with its own facts; `rule` says which of the union's days it is. */
export const AddPlayDay = z.strictObject({
  date: IsoDate,
  startsAt: ClockTime.nullable().optional(),
  venue: RoundLabel.nullable().optional(),
  label: RoundLabel.nullable().optional(),
  rule: RuleDayCode.optional(),
});

/** What is left out stays as it is. `evenWithResults`: the day is moved although boards were played on it. */
export const ChangePlayDay = z.strictObject({
  expectedVersion: Version,
  date: IsoDate.optional(),
  startsAt: ClockTime.nullable().optional(),
  venue: RoundLabel.nullable().optional(),
  label: RoundLabel.nullable().optional(),
  cancelled: z.boolean().optional(),
  evenWithResults: z.boolean().optional(),
});

export const ShowCalendar = z.strictObject({ shown: z.boolean() });

/** The calendar that anyone may read: dates, and nothing of who plays or of results. */
export const PublicCalendar = z.strictObject({
  slug: z.string(),
  name: z.string(),
  season: z.string(),
  days: z.array(
    z.strictObject({
      id: Id,
      stage: z.string(),
      date: IsoDate,
      startsAt: ClockTime.nullable(),
      /** The same as a moment; null without a time. */
      startsAtInstant: Instant.nullable(),
      venue: z.string().nullable(),
      label: z.string().nullable(),
      cancelled: z.boolean(),
    }),
  ),
  entries: CalendarView.shape.entries,
  /** Address of the feed, below the site's own. */
  feed: z.string(),
});
