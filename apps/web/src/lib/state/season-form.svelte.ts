import {
  daysOutOfOrder,
  HELD_WHEN_NEEDED,
  PLAY_STARTS_AT,
  RULE_DAYS,
  type RuleDay,
  seasonDays,
} from '@spadille/competition';
import { type CarryOver } from '@spadille/standings';
import { wholeNumber } from './stage-form.svelte.ts';

/** Stages into which teams come from the one before. */
export const COMING_INTO = ['semifinal', 'final'] as const;

/** Why a day cannot stand as it is: no date, or not after the day before it. */
export type DayFault = { readonly kind: 'missing' } | { readonly kind: 'order'; readonly before: RuleDay };

/** A season while it is set up: only its year has to be said, the days follow until somebody changes one. */
export class SeasonForm {
  year = $state('');
  name = $state('');
  venue = $state('');
  startsAt = $state<string>(PLAY_STARTS_AT);
  third = $state(false);
  /** [choice] The first two of every pool go on, and everybody begins anew. */
  readonly into = $state({
    semifinal: { perPool: '2', bestOfRest: '0', carryOver: 'nothing' as CarryOver },
    final: { perPool: '2', bestOfRest: '0', carryOver: 'nothing' as CarryOver },
  });
  /** Days that were set by hand; the others are the union's. */
  readonly changed = $state<Partial<Record<RuleDay, string>>>({});

  constructor(today: Date) {
    // A season begins in August; from April on the next one is what is being planned.
    this.year = String(today.getMonth() >= 3 ? today.getFullYear() : today.getFullYear() - 1);
  }

  readonly startYear: number | null = $derived.by(() => {
    const year = /^\d{4}$/.test(this.year.trim()) ? Number(this.year) : 0;
    return year >= 1950 && year <= 2200 ? year : null;
  });

  readonly seasonName: string = $derived(
    this.startYear === null ? '' : `${this.startYear}/${String((this.startYear + 1) % 100).padStart(2, '0')}`,
  );

  readonly days: readonly RuleDay[] = $derived(
    RULE_DAYS.filter((day) => day !== HELD_WHEN_NEEDED || this.third),
  );

  readonly timeFault: boolean = $derived(!/^([01]\d|2[0-3]):[0-5]\d$/.test(this.startsAt));

  readonly #dated = $derived(
    this.startYear === null ? [] : seasonDays(this.startYear, this.changed, this.third),
  );

  /** A day as it stands; empty when it was cleared, or while there is no year. */
  dateOf(day: RuleDay): string {
    return this.#dated.find(({ rule }) => rule === day)?.date ?? this.changed[day] ?? '';
  }

  setDate(day: RuleDay, date: string): void {
    this.changed[day] = date;
  }

  /** Each day has to come after the one before it. */
  faultOf(day: RuleDay): DayFault | null {
    if (this.dateOf(day) === '') return { kind: 'missing' };
    const fault = daysOutOfOrder(this.#dated).find(({ later }) => later.rule === day);
    return fault ? { kind: 'order', before: fault.earlier.rule } : null;
  }

  /** How many come into a stage; null where no such number was typed. */
  comingInto(stage: (typeof COMING_INTO)[number]) {
    const { perPool, bestOfRest, carryOver } = this.into[stage];
    return {
      perPool: wholeNumber(perPool, 0, 999),
      bestOfRest: wholeNumber(bestOfRest, 0, 999),
      carryOver,
    };
  }

  /** What is sent; null while something cannot stand. Days that were not touched are left to the rule. */
  body() {
    const { startYear, name, venue, startsAt, third, days } = this;
    const [semifinal, final] = [sure(this.comingInto('semifinal')), sure(this.comingInto('final'))];
    if (semifinal === null || final === null) return null;
    if (startYear === null || this.timeFault || days.some((day) => this.faultOf(day) !== null)) return null;
    const dates = Object.fromEntries(
      days.filter((day) => this.changed[day] !== undefined).map((day) => [day, this.dateOf(day)]),
    );
    return {
      seasonStartYear: startYear,
      startsAt,
      into: { semifinal, final },
      dates: { ...dates, ...(third && { [HELD_WHEN_NEEDED]: this.dateOf(HELD_WHEN_NEEDED) }) },
      ...(name.trim() !== '' && { name: name.trim() }),
      ...(venue.trim() !== '' && { venue: venue.trim() }),
    };
  }
}

type Coming = ReturnType<SeasonForm['comingInto']>;

/** The same with numbers that are there; null where one is not. */
const sure = ({ perPool, bestOfRest, carryOver }: Coming) =>
  perPool === null || bestOfRest === null ? null : { perPool, bestOfRest, carryOver };
