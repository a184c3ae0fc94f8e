import { type Deps } from '../../deps.ts';
import { found } from '../../http/found.ts';
import { type Handlers } from '../../http/handler.ts';
import { addPlayDay } from './add-play-day.ts';
import { calendarFeed } from './calendar-feed.ts';
import { calendarView } from './calendar-view.ts';
import { changePlayDay } from './change-play-day.ts';
import { publicCalendar } from './public-calendar.ts';
import { removePlayDay } from './remove-play-day.ts';
import { showCalendar } from './show-calendar.ts';

/** Days of play and what else has a date. */
export const calendarHandlers = (deps: Deps) =>
  ({
    getCalendar: async ({ params }) => found(await calendarView(deps.db, params.id)),
    addPlayDay: (call) => addPlayDay(deps)(call.params.id, call.body, call),
    changePlayDay: (call) => changePlayDay(deps)(call.params.id, call.body, call),
    removePlayDay: (call) => removePlayDay(deps)(call.params.id, call),
    showCalendar: (call) => showCalendar(deps)(call.params.id, call.body.shown, call),
    getPublicCalendar: async ({ params }) => found(await publicCalendar(deps.db, params.slug)),
    getCalendarFeed: async ({ params, query }) => found(await calendarFeed(deps.db, params.slug, query.lang)),
  }) satisfies Handlers;
