import { type MatchScore } from '@spadille/scoring';

/** What a team has from a set of matches. */
export interface Tally {
  played: number;
  won: number;
  drawn: number;
  lost: number;
  matchPoints: number;
  gamePoints: number;
}

const emptyTally = (): Tally => ({ played: 0, won: 0, drawn: 0, lost: 0, matchPoints: 0, gamePoints: 0 });

function add(tally: Tally, gamePoints: number, own: number, others: number): void {
  tally.played += 1;
  tally.gamePoints += gamePoints;
  tally.matchPoints += own;
  if (own > others) tally.won += 1;
  else if (own < others) tally.lost += 1;
  else tally.drawn += 1;
}

/**
 * Adds up matches for the teams given. A match counts for both its teams or not at all: it is left out when one of
 * them is not among the teams. Matches that were never played give nothing and are not counted as played.
 */
export function tally(
  teams: Iterable<string>,
  matches: readonly MatchScore[],
): ReadonlyMap<string, Readonly<Tally>> {
  const tallies = new Map<string, Tally>();
  for (const team of teams) tallies.set(team, emptyTally());
  for (const match of matches) {
    const home = tallies.get(match.home);
    const away = home && tallies.get(match.away);
    if (!away || match.kind === 'unplayed') continue;
    add(home, match.homeGamePoints, match.homeMatchPoints, match.awayMatchPoints);
    add(away, match.awayGamePoints, match.awayMatchPoints, match.homeMatchPoints);
  }
  return tallies;
}
