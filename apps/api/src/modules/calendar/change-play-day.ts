import { type ChangePlayDay } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { checkVersion } from '../../database/check-version.ts';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { toDate, toDay } from '../../venue-time.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { calendarView, type CalendarAnswer } from './calendar-view.ts';
import { checkCalendar } from './check-calendar.ts';
import { lockDay } from './lock-day.ts';
import { daysWithResults, type DayRow } from './repository.ts';

type Wanted = z.output<typeof ChangePlayDay>;

/** The facts of a day as the API has them. */
interface DayFacts {
  readonly date: string;
  readonly startsAt: string | null;
  readonly venue: string | null;
  readonly label: string | null;
  readonly cancelled: boolean;
}

/**
 * Moves a day of play, says when and where, cancels it or takes it up again. Refuses `stale-version` with the day as it is,
 * `day-taken`, `dates-out-of-order`, `day-has-rounds` for cancelling a day with rounds, and `day-has-results` for moving one
 * on which boards were played, unless that was said to be meant. What changes nothing is no change.
 */
export const changePlayDay =
  ({ inTransaction }: Pick<Deps, 'inTransaction'>) =>
  (id: string, wanted: Wanted, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<CalendarAnswer, Refusal>> => {
      const day = await lockDay(tx, id);
      if (!day) return err({ code: 'not-found' });
      const { tournamentId } = day.stage;
      const before = factsOf(day);
      const fresh = checkVersion(wanted.expectedVersion, { version: day.version, ...before });
      if (!fresh.ok) return fresh;
      const after = { ...before, ...said(wanted) };
      const fields = FIELDS.filter((field) => after[field] !== before[field]);
      if (fields.length > 0) {
        const possible = await checkChange(tx, day, { after, wanted });
        if (!possible.ok) return possible;
        const version = await saveDay(tx, day, after, by.now);
        const checked = await checkCalendar(tx, tournamentId);
        if (!checked.ok) return checked;
        const { date, cancelled } = after;
        await appendEvent(tx, {
          type: 'play-day-changed',
          payload: { version, playDayId: id, before: before.date, date, fields, cancelled },
          chainId: tournamentId,
          subjectId: day.stageId,
          ...byWhom(by),
        });
      }
      const view = await calendarView(tx, tournamentId);
      return view ? ok(view) : err({ code: 'not-found' });
    });

const FIELDS = ['date', 'startsAt', 'venue', 'label', 'cancelled'] as const satisfies (keyof DayFacts)[];

const factsOf = (day: DayRow): DayFacts => ({
  date: toDay(day.date),
  startsAt: day.startsAt,
  venue: day.venue,
  label: day.label,
  cancelled: day.cancelledAt !== null,
});

/** What was said of the day; the rest stays. */
const said = (wanted: Wanted): Partial<DayFacts> =>
  Object.fromEntries(
    FIELDS.flatMap((field) => (wanted[field] === undefined ? [] : [[field, wanted[field]] as const])),
  );

interface Change {
  readonly after: DayFacts;
  readonly wanted: Wanted;
}

async function checkChange(
  tx: Tx,
  day: DayRow,
  { after, wanted }: Change,
): Promise<Result<undefined, Refusal>> {
  const moved = after.date !== toDay(day.date);
  if (after.cancelled && day.cancelledAt === null && day._count.rounds > 0) {
    return err({ code: 'day-has-rounds', rounds: day._count.rounds });
  }
  if (!moved) return ok(undefined);
  const taken = await tx.playDay.count({ where: { stageId: day.stageId, date: toDate(after.date) } });
  if (taken > 0) return err({ code: 'day-taken', date: after.date });
  const played = await daysWithResults(tx, day.stage.tournamentId);
  if (played.has(day.id) && wanted.evenWithResults !== true) {
    return err({ code: 'day-has-results', date: toDay(day.date) });
  }
  return ok(undefined);
}

async function saveDay(tx: Tx, day: DayRow, after: DayFacts, now: Date): Promise<number> {
  const { cancelled, date, ...facts } = after;
  const { version } = await tx.playDay.update({
    where: { id: day.id },
    data: {
      ...facts,
      date: toDate(date),
      cancelledAt: cancelled ? (day.cancelledAt ?? now) : null,
      version: { increment: 1 },
    },
    select: { version: true },
  });
  return version;
}
