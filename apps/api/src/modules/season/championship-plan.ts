import {
  daysOutOfOrder,
  HELD_WHEN_NEEDED,
  OWN_NAMES,
  PLAY_STARTS_AT,
  type RuledDay,
  seasonDays,
} from '@spadille/competition';
import { type CreateChampionship } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { DM_SETTINGS, seasonLabel } from '../tournaments/defaults.ts';
import { type Settings } from '../tournaments/settings.ts';

type Wanted = z.output<typeof CreateChampionship>;

/** A stage that is to be. */
export interface PlannedStage {
  readonly kind: 'qualification' | 'semifinal' | 'final';
  readonly name: string;
  readonly settings: Settings;
  readonly carryOver: Into['carryOver'];
  readonly advancePerPool: number;
  readonly advanceBestOfRest: number;
  readonly days: readonly RuledDay[];
}

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
 * A championship with the union's dates (§5), where no others are given, and its defaults. Only the final has decisive
 * places: it names the champion. Refuses `dates-out-of-order` with the first two days that are. Pure.
 */
export function planChampionship(wanted: Wanted): Result<PlannedChampionship, Refusal> {
  const { seasonStartYear, name, startsAt = PLAY_STARTS_AT, venue = null } = wanted;
  const dates = wanted.dates ?? {};
  const days = seasonDays(seasonStartYear, dates, dates[HELD_WHEN_NEEDED] !== undefined);
  const [first] = daysOutOfOrder(days);
  if (first) {
    const { earlier, later } = first;
    return err({ code: 'dates-out-of-order', earlier: earlier.rule, later: later.rule, date: later.date });
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
    days: days.filter(({ stageKind }) => stageKind === kind),
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
