import { type IsoDay } from './season-dates.ts';

/** A stage with its days of play. */
export interface StageDays {
  readonly name: string;
  readonly days: readonly IsoDay[];
}

/** What is amiss with the days of a tournament: a day of a stage after one of a stage that comes later. */
export interface DaysOutOfOrder {
  readonly code: 'dates-out-of-order';
  /** The stage that is played first, with its last day. */
  readonly stage: string;
  readonly date: IsoDay;
  /** The stage that comes later, with its first day. */
  readonly laterStage: string;
  readonly laterDate: IsoDay;
}

/**
 * Whether every stage is over before the next one begins; the first two that are not. `stages` in the order of the
 * tournament; those without days do not matter. [choice] Two stages may meet on one day: a club's tournament has its final
 * on the same evening.
 */
export function checkStageDays(stages: readonly StageDays[]): DaysOutOfOrder | undefined {
  const dated = stages
    .filter(({ days }) => days.length > 0)
    .map(({ name, days }) => ({
      name,
      first: [...days].sort()[0] ?? '',
      last: [...days].sort().at(-1) ?? '',
    }));
  for (const [index, later] of dated.entries()) {
    const before = dated.slice(0, index).find(({ last }) => last > later.first);
    if (before) {
      return {
        code: 'dates-out-of-order',
        stage: before.name,
        date: before.last,
        laterStage: later.name,
        laterDate: later.first,
      };
    }
  }
  return undefined;
}
