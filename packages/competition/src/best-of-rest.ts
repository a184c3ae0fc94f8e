/** A team's final figures in its pool. Match points and game points hold what it carried into the stage. */
export interface RestFigures {
  readonly played: number;
  readonly matchPoints: number;
  readonly gamePoints: number;
  readonly carriedMatchPoints: number;
  readonly carriedGamePoints: number;
}

/** The number of matches that figures are reckoned to: the most that any of the teams has played. */
export const asIfPlayed = (rest: readonly RestFigures[]): number =>
  Math.max(0, ...rest.map(({ played }) => played));

/**
 * Compares two teams of the rest, who come from pools that may differ in size; negative when `a` is better. [choice] As
 * if everybody had played as many matches: match points first, then game points, what was won in this stage reckoned by
 * the match and what was carried over as it is. §5 compares places only within a pool and leaves the rest to the union;
 * plain sums would be unfair to a small pool, and to whoever had a bye more. Where all have played the same these are
 * the plain sums. In whole numbers: a rounded figure would make false ties. `matches` is `asIfPlayed` of all compared.
 */
export function compareRest(a: RestFigures, b: RestFigures, matches: number): number {
  const compare = (sum: 'matchPoints' | 'gamePoints', carried: 'carriedMatchPoints' | 'carriedGamePoints') =>
    reckoned(b, b[sum] - b[carried], b[carried], matches) * Math.max(a.played, 1) -
    reckoned(a, a[sum] - a[carried], a[carried], matches) * Math.max(b.played, 1);
  return compare('matchPoints', 'carriedMatchPoints') || compare('gamePoints', 'carriedGamePoints');
}

/** (carried + won · matches / played) · played. */
const reckoned = ({ played }: RestFigures, won: number, carried: number, matches: number): number =>
  carried * Math.max(played, 1) + won * matches;
