import { type IsoDay, seasonDates } from './season-dates.ts';
import { type StageKind } from './kinds.ts';

/** The union's days of play in a season (§5), in their order, by the name that a day keeps when it is moved. */
export const RULE_DAYS = [
  'qualification-1',
  'qualification-2',
  'qualification-3',
  'semifinal-1',
  'semifinal-2',
  'final-1',
  'final-2',
] as const;
export type RuleDay = (typeof RULE_DAYS)[number];

/** Held only when the number of entered teams calls for it (§5): offered, never missed. */
export const HELD_WHEN_NEEDED: RuleDay = 'qualification-3';

/** A day as the union's rule has it in one season. */
export interface RuledDay {
  readonly rule: RuleDay;
  readonly stageKind: StageKind;
  readonly date: IsoDay;
}

/** All the union's days of the season that begins in the autumn of `year`, in their order. */
export function ruleDays(year: number): readonly RuledDay[] {
  const by = seasonDates(year);
  const dates: Record<RuleDay, IsoDay> = {
    'qualification-1': by.qualification1,
    'qualification-2': by.qualification2,
    'qualification-3': by.qualification3,
    'semifinal-1': by.semifinal1,
    'semifinal-2': by.semifinal2,
    'final-1': by.final[0],
    'final-2': by.final[1],
  };
  return RULE_DAYS.map((rule) => ({ rule, stageKind: stageKindOf(rule), date: dates[rule] }));
}

/** The kind of stage that a day of the union's belongs to. */
export function stageKindOf(rule: RuleDay): StageKind {
  if (rule.startsWith('qualification')) return 'qualification';
  return rule.startsWith('semifinal') ? 'semifinal' : 'final';
}

/** [choice] Play begins at ten, so that two matches of 40 boards are over by the evening. */
export const PLAY_STARTS_AT = '10:00';

/** Days that somebody has set; the others are the union's. */
export type DaysByHand = { readonly [Day in RuleDay]?: IsoDay | undefined };

/**
 * The days of a championship that begins in the autumn of `year`, in their order: as they were set by hand, else the union's.
 * [choice] Qualification 3 is among them only when it is said to be held: how many teams there will be is not known yet,
 * and a day can be added.
 */
export const seasonDays = (year: number, byHand: DaysByHand, thirdIsHeld: boolean): readonly RuledDay[] =>
  ruleDays(year)
    .filter(({ rule }) => rule !== HELD_WHEN_NEEDED || thirdIsHeld)
    .map((day) => ({ ...day, date: byHand[day.rule] ?? day.date }));

/**
 * The days that do not come after the day before them, each with that one. [choice] Stricter than a calendar that is in
 * use (`checkStageDays`): no two days of a championship that is set up are the same.
 */
export const daysOutOfOrder = (
  days: readonly RuledDay[],
): readonly { readonly earlier: RuledDay; readonly later: RuledDay }[] =>
  days.flatMap((later, index) => {
    const earlier = days[index - 1];
    return earlier && later.date <= earlier.date ? [{ earlier, later }] : [];
  });
