import { levelGroups } from '@spadille/core';
import { type MatchScore } from '@spadille/scoring';
import { compareFigures, type Figures } from './figures.ts';
import { tally } from './tally.ts';

/** One look at the matches between level teams: who they were, and what this team has from them. */
export interface OwnMatchesStep extends Figures {
  readonly among: readonly string[];
}

/** A group that own matches could not part, or a single team, with the looks that led there. */
export interface OwnMatchesGroup {
  readonly teams: readonly string[];
  readonly steps: ReadonlyMap<string, readonly OwnMatchesStep[]>;
}

/**
 * Parts level teams by the matches between them (§4, indbyrdes kamp). [choice] One key, match points then game points,
 * over the matches among exactly these teams, a missing match counting 0; looked at anew for every smaller group that
 * is still level.
 */
export function byOwnMatches(
  level: readonly string[],
  matches: readonly MatchScore[],
): readonly OwnMatchesGroup[] {
  const figures = tally(level, matches);
  const of = (team: string) => figures.get(team) as Figures;
  const step = (team: string): OwnMatchesStep => {
    const { matchPoints, gamePoints } = of(team);
    return { among: level, matchPoints, gamePoints };
  };
  const groups = levelGroups(level, (a, b) => compareFigures(of(a), of(b)));
  return groups.flatMap((teams) => {
    const here = new Map(teams.map((team) => [team, [step(team)]]));
    if (teams.length === 1 || teams.length === level.length) return [{ teams, steps: here }];
    return byOwnMatches(teams, matches).map((group) => ({
      teams: group.teams,
      steps: new Map(group.teams.map((team) => [team, [step(team), ...(group.steps.get(team) ?? [])]])),
    }));
  });
}
