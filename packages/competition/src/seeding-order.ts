import { shuffle } from './shuffle.ts';

/** How teams are put in order before they are dealt into pools. */
export const SEEDING_METHODS = ['draw', 'last-year', 'by-hand'] as const;

/** Where a team ended last year, in the last stage that it reached. */
export interface LastYear {
  /** The stage's number in its tournament: who got further is seeded before. */
  readonly stage: number;
  /** In its pool; null when it had none. */
  readonly place: number | null;
  readonly matchPoints: number;
  readonly gamePoints: number;
}

/** A team by its id, with what it did last year; null for a newcomer. */
export interface TeamToSeed {
  readonly id: string;
  readonly lastYear: LastYear | null;
}

/** Teams in an order of chance. `teamIds` in an order that everybody can see, such as that of their numbers. */
export const seedByDraw = (teamIds: readonly string[], chanceSeed: number): readonly string[] =>
  shuffle(teamIds, chanceSeed);

/**
 * Teams by last year's places [choice]: who reached a later stage first, then by place in the pool, match points and game
 * points; what is level then, and the newcomers after all others, by draw. `teams` in the order of their numbers.
 */
export function seedByLastYear(teams: readonly TeamToSeed[], chanceSeed: number): readonly string[] {
  return [...shuffle(teams, chanceSeed)]
    .sort((a, b) => compareLastYear(a.lastYear, b.lastYear))
    .map(({ id }) => id);
}

function compareLastYear(a: LastYear | null, b: LastYear | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return (
    b.stage - a.stage ||
    (a.place ?? Number.MAX_SAFE_INTEGER) - (b.place ?? Number.MAX_SAFE_INTEGER) ||
    b.matchPoints - a.matchPoints ||
    b.gamePoints - a.gamePoints
  );
}
