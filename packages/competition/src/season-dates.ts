/** A day as YYYY-MM-DD, without a time and without a time zone: a day of play is the same day everywhere. */
export type IsoDay = string;

/** When a championship season is played (§5). */
export interface SeasonDates {
  readonly qualification1: IsoDay;
  readonly qualification2: IsoDay;
  /** Held only when the number of entered teams calls for it. */
  readonly qualification3: IsoDay;
  readonly semifinal1: IsoDay;
  readonly semifinal2: IsoDay;
  /** Saturday and Sunday. */
  readonly final: readonly [IsoDay, IsoDay];
}

const SATURDAY = 6;
const SUNDAY = 0;

/**
 * The dates of the season that begins in the autumn of `year`, by the union's rule: third Sunday of November; second and
 * fourth Sunday of January; second and fourth Sunday of February; second weekend of March. [choice] That weekend is the
 * second Saturday and the Sunday after it. They are proposals: the director can set any other day.
 */
export function seasonDates(year: number): SeasonDates {
  const spring = year + 1;
  const saturday = nthWeekday(spring, 3, SATURDAY, 2);
  return {
    qualification1: isoDay(year, 11, nthWeekday(year, 11, SUNDAY, 3)),
    qualification2: isoDay(spring, 1, nthWeekday(spring, 1, SUNDAY, 2)),
    qualification3: isoDay(spring, 1, nthWeekday(spring, 1, SUNDAY, 4)),
    semifinal1: isoDay(spring, 2, nthWeekday(spring, 2, SUNDAY, 2)),
    semifinal2: isoDay(spring, 2, nthWeekday(spring, 2, SUNDAY, 4)),
    final: [isoDay(spring, 3, saturday), isoDay(spring, 3, saturday + 1)],
  };
}

/** The day of the month that is the `nth` (1 to 4) such weekday, Sunday 0 to Saturday 6. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): number {
  const first = (weekday - weekdayOf(year, month, 1) + 7) % 7;
  return 1 + first + 7 * (nth - 1);
}

/** How far each month shifts the weekday, counted in years that begin in March (Sakamoto's rule). */
const MONTH_SHIFT = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4] as const;

/** The weekday of a day in the Gregorian calendar, Sunday 0 to Saturday 6. */
function weekdayOf(year: number, month: number, day: number): number {
  // January and February belong to the year before: a leap day moves only what follows it.
  const counted = month < 3 ? year - 1 : year;
  const leapDays = Math.floor(counted / 4) - Math.floor(counted / 100) + Math.floor(counted / 400);
  return (counted + leapDays + (MONTH_SHIFT[month - 1] ?? 0) + day) % 7;
}

const isoDay = (year: number, month: number, day: number): IsoDay =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
