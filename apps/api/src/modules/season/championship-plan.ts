import { type IsoDay, OWN_NAMES, seasonDates } from '@spadille/competition';
import { type CreateChampionship } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { DM_SETTINGS, seasonLabel } from '../tournaments/defaults.ts';
import { type Settings } from '../tournaments/settings.ts';

type Wanted = z.output<typeof CreateChampionship>;

/** A day of play that is to be; `rule` says which of the union's dates it is. */
export interface PlannedDay {
  readonly rule: string;
  readonly date: IsoDay;
}

/** A stage that is to be. */
export interface PlannedStage {
  readonly kind: 'qualification' | 'semifinal' | 'final';
  readonly name: string;
  readonly settings: Settings;
  readonly carryOver: Into['carryOver'];
  readonly advancePerPool: number;
  readonly advanceBestOfRest: number;
  readonly days: readonly PlannedDay[];
}

/** [choice] Play begins at ten, so that two matches of 40 boards are over by the evening. */
const STARTS_AT = '10:00';

type Into = NonNullable<NonNullable<Wanted['into']>['final']>;

/** [choice] The first two of every pool go on, with nothing: nobody is out for one lost match, and all begin level. */
const GO_ON: Into = { perPool: 2, bestOfRest: 0, carryOver: 'nothing' };
const NOBODY: Into = { perPool: 0, bestOfRest: 0, carryOver: 'nothing' };

/** A championship that is to be, with everything that was not said. */
export interface PlannedChampionship {
  readonly name: string;
  readonly startsAt: string;
  readonly venue: string | null;
  readonly stages: readonly PlannedStage[];
}

/**
 * A championship with the union's dates (§5), where no others are given, and its defaults. [choice] Qualification 3 is
 * held only when asked for: how many teams there will be is not known yet, and a day can be added. Only the final has decisive places: it names the champion. Refuses
 * `dates-out-of-order` with the first two days that are. Pure.
 */
export function planChampionship(wanted: Wanted): Result<PlannedChampionship, Refusal> {
  const { seasonStartYear, name, startsAt = STARTS_AT, venue = null } = wanted;
  const days = daysOf(wanted);
  const late = days.find((day, index) => index > 0 && day.date <= (days[index - 1]?.date ?? ''));
  if (late) {
    const before = days[days.indexOf(late) - 1];
    return err({ code: 'dates-out-of-order', earlier: before?.rule, later: late.rule, date: late.date });
  }
  const settings = (decisivePlaces: readonly number[]): Settings => ({
    ...DM_SETTINGS,
    decisivePlaces: [...decisivePlaces],
    ...(wanted.boardsPerMatch !== undefined && { boardsPerMatch: wanted.boardsPerMatch }),
  });
  const { semifinal = GO_ON, final = GO_ON } = wanted.into ?? {};
  const stage = (kind: PlannedStage['kind'], { carryOver }: Into, next: Into): PlannedStage => ({
    kind,
    name: OWN_NAMES[kind],
    settings: settings(kind === 'final' ? DM_SETTINGS.decisivePlaces : []),
    carryOver,
    advancePerPool: next.perPool,
    advanceBestOfRest: next.bestOfRest,
    days: days.filter(({ rule }) => rule.startsWith(kind)),
  });
  return ok({
    name: name ?? `Danmarksturneringen ${seasonLabel(seasonStartYear)}`,
    startsAt,
    venue,
    stages: [
      stage('qualification', NOBODY, semifinal),
      stage('semifinal', semifinal, final),
      stage('final', final, NOBODY),
    ],
  });
}

function daysOf({ seasonStartYear, dates = {} }: Wanted): readonly PlannedDay[] {
  const by = seasonDates(seasonStartYear);
  const third = dates.qualification3 ?? null;
  return [
    { rule: 'qualification-1', date: dates.qualification1 ?? by.qualification1 },
    { rule: 'qualification-2', date: dates.qualification2 ?? by.qualification2 },
    ...(third === null ? [] : [{ rule: 'qualification-3', date: third }]),
    { rule: 'semifinal-1', date: dates.semifinal1 ?? by.semifinal1 },
    { rule: 'semifinal-2', date: dates.semifinal2 ?? by.semifinal2 },
    { rule: 'final-1', date: dates.final1 ?? by.final[0] },
    { rule: 'final-2', date: dates.final2 ?? by.final[1] },
  ];
}
