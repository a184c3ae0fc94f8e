import { groupBy } from '@spadille/core';
import { foldName } from './fold-name.ts';
import { compareNames } from './name-order.ts';

/** A team of one season as it ended in the final. */
export interface PlacedTeam {
  readonly teamId: string;
  readonly name: string;
  readonly clubId: string | null;
  readonly club: string | null;
  readonly place: number;
}

/** Who was where in a season's final; a place that was left level has several. */
export interface SeasonPodium {
  /** The autumn it began in. */
  readonly year: number;
  readonly teams: readonly PlacedTeam[];
}

/** How often somebody was champion, runner-up and third. */
export interface Honours {
  readonly name: string;
  readonly club: string | null;
  readonly titles: number;
  readonly seconds: number;
  readonly thirds: number;
  /** Years of the titles, the newest first. */
  readonly titleYears: readonly number[];
}

export interface Titles {
  readonly teams: readonly Honours[];
  readonly clubs: readonly Honours[];
}

type Placed = PlacedTeam & { readonly year: number };

/**
 * Teams and clubs by titles, then seconds, thirds and name. A team is the same from year to year where it was entered
 * as last year's, or is the same club's under the same name; it is called what it was called last. [choice] A title that
 * was left level counts for each. Teams without a club count for none.
 * @param previous the team of the season before, by team
 */
export function countTitles(seasons: readonly SeasonPodium[], previous: ReadonlyMap<string, string>): Titles {
  const placed = seasons
    .flatMap(({ year, teams }) => teams.map((team): Placed => ({ ...team, year })))
    .sort((a, b) => b.year - a.year);
  return {
    teams: tally(placed, sameTeams(placed, previous), ({ name, club }) => ({ name, club })),
    clubs: tally(
      placed.filter(({ clubId }) => clubId !== null),
      ({ clubId }) => clubId,
      ({ club }) => ({ name: club ?? '', club: null }),
    ),
  };
}

/** Names every team by one key for all its years. */
function sameTeams(placed: readonly Placed[], previous: ReadonlyMap<string, string>) {
  const keys = new Map<string, string>();
  const rootOf = (teamId: string): string => {
    const before = previous.get(teamId);
    return before === undefined ? teamId : rootOf(before);
  };
  // From the oldest on, so that a team that was entered anew under its old name is the one it was.
  const byName = new Map<string, string>();
  for (const { teamId, clubId, name } of [...placed].reverse()) {
    const root = rootOf(teamId);
    const named = `${clubId ?? ''} ${foldName(name)}`;
    const key = keys.get(root) ?? byName.get(named) ?? root;
    keys.set(root, key);
    byName.set(named, key);
  }
  return ({ teamId }: Placed): string | null => keys.get(rootOf(teamId)) ?? null;
}

/** `placed` has the newest first, whose name it is counted under. */
function tally(
  placed: readonly Placed[],
  keyOf: (team: Placed) => string | null,
  namedAs: (team: Placed) => Pick<Honours, 'name' | 'club'>,
): Honours[] {
  return [...groupBy(placed, keyOf).values()].map((own) => honours(own, namedAs)).sort(compareHonours);
}

function honours(own: readonly Placed[], namedAs: (team: Placed) => Pick<Honours, 'name' | 'club'>): Honours {
  const times = (wanted: number) => own.filter(({ place }) => place === wanted);
  return {
    ...namedAs(own[0] as Placed),
    titles: times(1).length,
    seconds: times(2).length,
    thirds: times(3).length,
    titleYears: times(1).map(({ year }) => year),
  };
}

const compareHonours = (a: Honours, b: Honours): number =>
  b.titles - a.titles || b.seconds - a.seconds || b.thirds - a.thirds || compareNames(a.name, b.name);
