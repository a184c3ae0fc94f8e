import { type AddPlayDay } from '@spadille/api-schema';
import { stageKindOf } from '@spadille/competition';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { toDate } from '../../venue-time.ts';
import { appendEvent, lockChain } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { calendarView, type CalendarAnswer } from './calendar-view.ts';
import { checkCalendar } from './check-calendar.ts';

type Wanted = z.output<typeof AddPlayDay>;

/**
 * Adds a day of play to a stage. What is not said of time and venue is as on the stage's day before it. Refuses `day-taken`,
 * `dates-out-of-order`, and `rule-not-of-stage` for a day of the union's that is another stage's or there already.
 */
export const addPlayDay =
  ({ inTransaction, newId }: Pick<Deps, 'inTransaction' | 'newId'>) =>
  (stageId: string, wanted: Wanted, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<CalendarAnswer, Refusal>> => {
      const stage = await lockStageDays(tx, stageId);
      if (!stage) return err({ code: 'not-found' });
      const date = toDate(wanted.date);
      if (stage.playDays.some((day) => day.date.getTime() === date.getTime())) {
        return err({ code: 'day-taken', date: wanted.date });
      }
      const rule = wanted.rule ?? null;
      if (
        rule !== null &&
        (stageKindOf(rule) !== stage.kind || stage.playDays.some((d) => d.rule === rule))
      ) {
        return err({ code: 'rule-not-of-stage', rule });
      }
      const id = newId();
      const { startsAt, venue } = { ...habits(stage.playDays, date), ...given(wanted) };
      await tx.playDay.create({
        data: { id, stageId, date, rule, startsAt, venue, label: wanted.label ?? null },
      });
      const checked = await checkCalendar(tx, stage.tournamentId);
      if (!checked.ok) return checked;
      await appendEvent(tx, {
        type: 'play-day-added',
        payload: { playDayId: id, date: wanted.date, rule },
        chainId: stage.tournamentId,
        subjectId: stageId,
        ...byWhom(by),
      });
      const view = await calendarView(tx, stage.tournamentId);
      return view ? ok(view) : err({ code: 'not-found' });
    });

async function lockStageDays(tx: Tx, id: string) {
  const found = await tx.stage.findUnique({ where: { id }, select: { tournamentId: true } });
  if (!found) return null;
  await lockChain(tx, found.tournamentId);
  return tx.stage.findUnique({
    where: { id },
    select: { tournamentId: true, kind: true, playDays: { orderBy: { date: 'asc' } } },
  });
}

interface Habit {
  readonly date: Date;
  readonly startsAt: string | null;
  readonly venue: string | null;
}

/** Time and venue of the day before, or else of the first one after. */
function habits(days: readonly Habit[], date: Date): Pick<Habit, 'startsAt' | 'venue'> {
  const { startsAt = null, venue = null } = days.findLast((day) => day.date < date) ?? days[0] ?? {};
  return { startsAt, venue };
}

const given = ({ startsAt, venue }: Wanted) => ({
  ...(startsAt !== undefined && { startsAt }),
  ...(venue !== undefined && { venue }),
});
