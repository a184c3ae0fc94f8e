import { type Deps } from '../../deps.ts';
import { found } from '../../http/found.ts';
import { type Handlers } from '../../http/handler.ts';
import { tellingPublic } from '../../http/telling-public.ts';
import { addPlayDay } from './add-play-day.ts';
import { calendarFeed } from './calendar-feed.ts';
import { calendarView } from './calendar-view.ts';
import { changePlayDay } from './change-play-day.ts';
import { publicCalendar } from './public-calendar.ts';
import { removePlayDay } from './remove-play-day.ts';
import { showCalendar } from './show-calendar.ts';

/** Days of play and what else has a date. */
export const calendarHandlers = (deps: Deps) => {
  const told = tellingPublic(deps.publicPages);
  return {
    getCalendar: async ({ params }) => found(await calendarView(deps.db, params.id)),
    addPlayDay: (call) => told(addPlayDay(deps)(call.params.id, call.body, call)),
    changePlayDay: (call) => told(changePlayDay(deps)(call.params.id, call.body, call)),
    removePlayDay: (call) => told(removePlayDay(deps)(call.params.id, call)),
    showCalendar: (call) => told(showCalendar(deps)(call.params.id, call.body.shown, call)),
    getPublicCalendar: async ({ params }) => found(await publicCalendar(deps.db, params.slug)),
    getCalendarFeed: async ({ params, query }) => found(await calendarFeed(deps.db, params.slug, query.lang)),
  } satisfies Handlers;
};
