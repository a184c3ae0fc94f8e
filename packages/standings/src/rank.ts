import { levelGroups } from '@spadille/core';
import { type MatchScore } from '@spadille/scoring';
import { compareFigures } from './figures.ts';
import { byOwnMatches, type OwnMatchesStep } from './own-matches.ts';
import { liesAcrossLine } from './lines.ts';
import { partByPlayOffs } from './play-offs.ts';
import { type CarriedFigures, DM_STANDINGS, NOTHING_CARRIED, type StandingsSettings } from './settings.ts';
import { type Tally, tally } from './tally.ts';

/** A team to be ranked. `number` only orders teams that share a place, so that lists are stable. */
export interface RankedTeam {
  readonly id: string;
  readonly number: number;
  readonly withdrawn?: boolean;
  /** What it brought along from the stage before; nothing when left out. */
  readonly carried?: CarriedFigures;
}

/** What gave a team its own place: the first figure on which it differs from every team it was level with. */
export const DECIDED_BY = [
  'match-points',
  'game-points',
  'own-matches',
  'play-off',
  'shared',
  'withdrawn',
] as const;
export type DecidedBy = (typeof DECIDED_BY)[number];

/**
 * A team's line in the standings, with the reason of its place. Match points and game points are its matches' and what
 * it carried over together.
 */
export interface Placing extends Readonly<Tally> {
  readonly team: string;
  /** Null for a withdrawn team, which has no place. */
  readonly place: number | null;
  readonly shared: boolean;
  readonly decidedBy: DecidedBy;
  /** The looks at own matches, first the whole level group, then the smaller ones. Empty when none was needed. */
  readonly ownMatches: readonly OwnMatchesStep[];
  /** What it brought along from the stage before, part of its sums. */
  readonly carried: CarriedFigures;
  /** The looks at play-offs among teams that own matches could not part. Empty when none was complete. */
  readonly playOffs: readonly OwnMatchesStep[];
  /** The place decides a title or a relegation and is level after matches played: a play-off is to be played (§4). */
  readonly playOffNeeded: boolean;
}

/** A level group that ends up on one place. */
interface PlacedGroup {
  readonly lines: readonly Line[];
  readonly decidedBy: DecidedBy;
}

/** A team on its way to a place. */
interface Line {
  readonly team: string;
  readonly figures: Readonly<Tally>;
  readonly carried: CarriedFigures;
  readonly ownMatches: readonly OwnMatchesStep[];
  readonly playOffs: readonly OwnMatchesStep[];
}

/**
 * The standings of one pool or stage: the one ranking function of the product (§4). Match points, then game points,
 * then the matches between the tied teams; still level, the place is shared (1, 2, 2, 4), or a play-off parts them when
 * it decides a title or a relegation, and is needed until it does. `matches` are the scored matches of this stage only,
 * in any order; the result depends neither on their order nor on that of the teams. What a team carried over from the
 * stage before counts in its sums, never among own matches. `playOffs` are the scored play-off matches of this stage in
 * the order in which they were played; they count in nobody's sums. Withdrawn teams come last, without a place.
 */
export function rank(
  teams: readonly RankedTeam[],
  matches: readonly MatchScore[],
  settings: StandingsSettings = DM_STANDINGS,
  playOffs: readonly MatchScore[] = [],
): readonly Placing[] {
  const byNumber = [...teams].sort((a, b) => a.number - b.number);
  const running = byNumber.filter((team) => !team.withdrawn).map(({ id }) => id);
  const withdrawn = byNumber.filter((team) => team.withdrawn).map(({ id }) => id);
  const counted = settings.withdrawal === 'annul-results' ? without(withdrawn, matches) : matches;
  const tallies = tally([...running, ...withdrawn], counted);
  const carriedOf = new Map(teams.map(({ id, carried }) => [id, carried ?? NOTHING_CARRIED]));
  const lineOf = (team: string): Line => lineWith(team, tallies.get(team) as Tally, carriedOf.get(team));

  const placings: Placing[] = [];
  for (const { lines, decidedBy } of placedGroups(running.map(lineOf), {
    matches: counted,
    playOffs,
    settings,
  })) {
    const place = placings.length + 1;
    const shared = lines.length > 1;
    const playOffNeeded =
      shared &&
      lines.some(({ figures }) => figures.played > 0) &&
      liesAcrossLine(place, lines.length, settings.decisivePlaces);
    const where = { place, shared, decidedBy, playOffNeeded };
    for (const line of lines) placings.push(placingOf(line, where));
  }
  const unplaced = { place: null, shared: false, decidedBy: 'withdrawn', playOffNeeded: false } as const;
  return [...placings, ...withdrawn.map((team) => placingOf(lineOf(team), unplaced))];
}

/** A team before it is placed, what it carried over added to its matches. */
const lineWith = (team: string, figures: Readonly<Tally>, carried = NOTHING_CARRIED): Line => ({
  team,
  figures: carried === NOTHING_CARRIED ? figures : withCarried(figures, carried),
  carried,
  ownMatches: [],
  playOffs: [],
});

const withCarried = (figures: Readonly<Tally>, { matchPoints, gamePoints }: CarriedFigures): Tally => ({
  ...figures,
  matchPoints: figures.matchPoints + matchPoints,
  gamePoints: figures.gamePoints + gamePoints,
});

/** Where a group stands: what its lines have in common. */
type Where = Pick<Placing, 'place' | 'shared' | 'decidedBy' | 'playOffNeeded'>;

// Written out: spreading objects here would take longer than all the sums together.
function placingOf({ team, figures, carried, ownMatches, playOffs }: Line, where: Where): Placing {
  return {
    team,
    place: where.place,
    shared: where.shared,
    decidedBy: where.decidedBy,
    ownMatches,
    carried,
    playOffs,
    playOffNeeded: where.playOffNeeded,
    played: figures.played,
    won: figures.won,
    drawn: figures.drawn,
    lost: figures.lost,
    matchPoints: figures.matchPoints,
    gamePoints: figures.gamePoints,
  };
}

function without(gone: readonly string[], matches: readonly MatchScore[]): readonly MatchScore[] {
  return matches.filter(({ home, away }) => !gone.includes(home) && !gone.includes(away));
}

/** What places are decided by. */
interface Ground {
  readonly matches: readonly MatchScore[];
  readonly playOffs: readonly MatchScore[];
  readonly settings: StandingsSettings;
}

function placedGroups(teams: readonly Line[], ground: Ground): readonly PlacedGroup[] {
  const groups = levelGroups(teams, (a, b) => compareFigures(a.figures, b.figures));
  let before = 0;
  return groups.flatMap((level, index): PlacedGroup | readonly PlacedGroup[] => {
    const first = before + 1;
    before += level.length;
    if (level.length > 1) return partLevel(level, first, ground);
    const alone =
      !sameMatchPoints(level, groups[index + 1]) &&
      (index === 0 || !sameMatchPoints(level, groups[index - 1]));
    return { lines: level, decidedBy: alone ? 'match-points' : 'game-points' };
  });
}

const sameMatchPoints = (one: readonly Line[], other: readonly Line[] | undefined): boolean =>
  one[0]?.figures.matchPoints === other?.[0]?.figures.matchPoints;

/** What becomes of teams that are level in match points and game points, on the places from `first` on. */
function partLevel(level: readonly Line[], first: number, ground: Ground): readonly PlacedGroup[] {
  const { ownMatchesFor, decisivePlaces } = ground.settings;
  const looks = ownMatchesFor === 'every-place' || liesAcrossLine(first, level.length, decisivePlaces);
  if (!looks) return [{ lines: level, decidedBy: 'shared' }];
  const lineOf = new Map(level.map((line) => [line.team, line]));
  let before = first - 1;
  return byOwnMatches([...lineOf.keys()], ground.matches).flatMap(({ teams, steps }) => {
    const lines = teams.map((team) => ({
      ...(lineOf.get(team) as Line),
      ownMatches: steps.get(team) ?? [],
    }));
    const here = before + 1;
    before += teams.length;
    return teams.length === 1
      ? [{ lines, decidedBy: 'own-matches' as const }]
      : partStillLevel(lines, here, ground);
  });
}

/** Teams that own matches could not part: play-offs do across a decisive line (§4), elsewhere the place is shared. */
function partStillLevel(lines: readonly Line[], first: number, ground: Ground): readonly PlacedGroup[] {
  const { playOffs, settings } = ground;
  const lineOf = new Map(lines.map((line) => [line.team, line]));
  return partByPlayOffs([...lineOf.keys()], playOffs, first, settings.decisivePlaces).map(
    ({ teams, steps }) => ({
      lines: teams.map((team) => ({ ...(lineOf.get(team) as Line), playOffs: steps.get(team) ?? [] })),
      decidedBy: teams.length === 1 ? ('play-off' as const) : ('shared' as const),
    }),
  );
}
