import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { appendEvent, lockChain } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { calendarView, type CalendarAnswer } from './calendar-view.ts';

/**
 * Shows the calendar to everybody, or hides it again. [choice] Somebody has to say so: dates that are still being agreed on
 * with the venues must not be in people's calendars. A tournament with a public round has its calendar public anyway.
 */
export const showCalendar =
  ({ inTransaction }: Pick<Deps, 'inTransaction'>) =>
  (id: string, shown: boolean, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<CalendarAnswer, Refusal>> => {
      await lockChain(tx, id);
      const before = await calendarView(tx, id);
      if (!before) return err({ code: 'not-found' });
      if (before.shown === shown) return ok(before);
      await tx.tournament.update({ where: { id }, data: { calendarShownAt: shown ? by.now : null } });
      await appendEvent(tx, {
        type: 'calendar-shown',
        payload: { shown },
        chainId: id,
        subjectId: id,
        ...byWhom(by),
      });
      const view = await calendarView(tx, id);
      return view ? ok(view) : err({ code: 'not-found' });
    });
