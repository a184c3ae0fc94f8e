import { type MatchScore } from '@spadille/scoring';
import { compareFigures, levelGroups } from './level-groups.ts';
import { byOwnMatches, type OwnMatchesGroup, type OwnMatchesStep } from './own-matches.ts';
import { DM_STANDINGS, type StandingsSettings } from './settings.ts';
import { type Tally, tally } from './tally.ts';

/** A team to be ranked. `number` only orders teams that share a place, so that lists are stable. */
export interface RankedTeam {
  readonly id: string;
  readonly number: number;
  readonly withdrawn?: boolean;
}

/** What gave a team its own place: the first figure on which it differs from every team it was level with. */
export type DecidedBy = 'match-points' | 'game-points' | 'own-matches' | 'shared' | 'withdrawn';

/** A team's line in the standings, with the reason of its place. */
export interface Placing extends Readonly<Tally> {
  readonly team: string;
  /** Null for a withdrawn team, which has no place. */
  readonly place: number | null;
  readonly shared: boolean;
  readonly decidedBy: DecidedBy;
  /** The looks at own matches, first the whole level group, then the smaller ones. Empty when none was needed. */
  readonly ownMatches: readonly OwnMatchesStep[];
  /** The place decides a title or a relegation and is level: a play-off is to be played (§4). */
  readonly playOffNeeded: boolean;
}

/** A level group that ends up on one place. */
interface PlacedGroup extends OwnMatchesGroup {
  readonly decidedBy: DecidedBy;
}

/** Whether a group that takes the places from `first` on lies across a line that decides something. */
function liesAcrossLine(first: number, size: number, decisivePlaces: readonly number[]): boolean {
  return decisivePlaces.some((place) => place >= first && place < first + size - 1);
}

/**
 * The standings of one pool or stage: the one ranking function of the product (§4). Match points, then game points,
 * then the matches between the tied teams; still level, the place is shared (1, 2, 2, 4), or a play-off is needed when
 * it decides a title or a relegation. `matches` are the scored matches of this stage only, in any order; the result
 * depends neither on their order nor on that of the teams. Withdrawn teams come last, without a place.
 */
export function rank(
  teams: readonly RankedTeam[],
  matches: readonly MatchScore[],
  settings: StandingsSettings = DM_STANDINGS,
): readonly Placing[] {
  const byNumber = [...teams].sort((a, b) => a.number - b.number);
  const running = byNumber.filter((team) => !team.withdrawn).map(({ id }) => id);
  const withdrawn = byNumber.filter((team) => team.withdrawn).map(({ id }) => id);
  const counted = settings.withdrawal === 'annul-results' ? without(withdrawn, matches) : matches;
  const tallies = tally([...running, ...withdrawn], counted);
  const figures = (team: string) => tallies.get(team) as Tally;

  const placings: Placing[] = [];
  for (const group of placedGroups(running, figures, counted, settings)) {
    const place = placings.length + 1;
    const shared = group.teams.length > 1;
    const playOffNeeded = shared && liesAcrossLine(place, group.teams.length, settings.decisivePlaces);
    for (const team of group.teams) {
      const { decidedBy } = group;
      const ownMatches = group.steps.get(team) ?? [];
      placings.push({ team, place, shared, decidedBy, ownMatches, playOffNeeded, ...figures(team) });
    }
  }
  return [...placings, ...withdrawn.map((team) => unplaced(team, figures(team)))];
}

function without(gone: readonly string[], matches: readonly MatchScore[]): readonly MatchScore[] {
  return matches.filter(({ home, away }) => !gone.includes(home) && !gone.includes(away));
}

function unplaced(team: string, figures: Tally): Placing {
  const none = { place: null, shared: false, ownMatches: [], playOffNeeded: false } as const;
  return { team, ...none, decidedBy: 'withdrawn', ...figures };
}

function placedGroups(
  teams: readonly string[],
  figures: (team: string) => Tally,
  matches: readonly MatchScore[],
  settings: StandingsSettings,
): readonly PlacedGroup[] {
  const noSteps = new Map<string, readonly OwnMatchesStep[]>();
  let before = 0;
  return levelGroups(teams, (a, b) => figures(b).matchPoints - figures(a).matchPoints).flatMap((equal) =>
    levelGroups(equal, (a, b) => compareFigures(figures(a), figures(b))).flatMap((level): PlacedGroup[] => {
      const first = before + 1;
      before += level.length;
      if (level.length === 1) {
        return [
          { teams: level, steps: noSteps, decidedBy: equal.length === 1 ? 'match-points' : 'game-points' },
        ];
      }
      const looks =
        settings.ownMatchesFor === 'every-place' ||
        liesAcrossLine(first, level.length, settings.decisivePlaces);
      if (!looks) return [{ teams: level, steps: noSteps, decidedBy: 'shared' }];
      return byOwnMatches(level, matches).map((group) => ({
        ...group,
        decidedBy: group.teams.length === 1 ? 'own-matches' : 'shared',
      }));
    }),
  );
}
