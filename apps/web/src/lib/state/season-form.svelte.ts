import { seasonDates } from '@spadille/competition';
import { type CarryOver } from '@spadille/standings';
import { wholeNumber } from './stage-form.svelte.ts';

/** The days of a season in their order; the third qualification is held only when asked for. */
const SEASON_DAYS = [
  'qualification1',
  'qualification2',
  'qualification3',
  'semifinal1',
  'semifinal2',
  'final1',
  'final2',
] as const;
export type SeasonDay = (typeof SEASON_DAYS)[number];

/** Stages into which teams come from the one before. */
export const COMING_INTO = ['semifinal', 'final'] as const;

/** Why a day cannot stand as it is: no date, or not after the day before it. */
export type DayFault = { readonly kind: 'missing' } | { readonly kind: 'order'; readonly before: SeasonDay };

/** The union's days of the season that begins in a year, by their names. */
function byRule(year: number): Record<SeasonDay, string> {
  const { final, ...days } = seasonDates(year);
  return { ...days, final1: final[0], final2: final[1] };
}

/** A season while it is set up: only its year has to be said, the days follow until somebody changes one. */
export class SeasonForm {
  year = $state('');
  name = $state('');
  venue = $state('');
  startsAt = $state('10:00');
  third = $state(false);
  /** [choice] The first two of every pool go on, and everybody begins anew. */
  readonly into = $state({
    semifinal: { perPool: '2', bestOfRest: '0', carryOver: 'nothing' as CarryOver },
    final: { perPool: '2', bestOfRest: '0', carryOver: 'nothing' as CarryOver },
  });
  /** Days that were set by hand; the others are the union's. */
  readonly changed = $state<Partial<Record<SeasonDay, string>>>({});

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

  readonly days: readonly SeasonDay[] = $derived(
    SEASON_DAYS.filter((day) => day !== 'qualification3' || this.third),
  );

  readonly timeFault: boolean = $derived(!/^([01]\d|2[0-3]):[0-5]\d$/.test(this.startsAt));

  /** A day as it stands; empty when it was cleared, or while there is no year. */
  dateOf(day: SeasonDay): string {
    return this.changed[day] ?? (this.startYear === null ? '' : byRule(this.startYear)[day]);
  }

  setDate(day: SeasonDay, date: string): void {
    this.changed[day] = date;
  }

  /** Each day has to come after the one before it. */
  faultOf(day: SeasonDay): DayFault | null {
    const date = this.dateOf(day);
    if (date === '') return { kind: 'missing' };
    const before = this.days[this.days.indexOf(day) - 1];
    return before !== undefined && this.dateOf(before) >= date ? { kind: 'order', before } : null;
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
      dates: { ...dates, ...(third && { qualification3: this.dateOf('qualification3') }) },
      ...(name.trim() !== '' && { name: name.trim() }),
      ...(venue.trim() !== '' && { venue: venue.trim() }),
    };
  }
}

type Coming = ReturnType<SeasonForm['comingInto']>;

/** The same with numbers that are there; null where one is not. */
const sure = ({ perPool, bestOfRest, carryOver }: Coming) =>
  perPool === null || bestOfRest === null ? null : { perPool, bestOfRest, carryOver };
