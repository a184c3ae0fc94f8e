import { type MatchOverview } from '$lib/api/director-types.ts';

type Team = MatchOverview['home'];

/** The teams of some matches by their numbers, each once. */
export function teamsOf(matches: readonly Pick<MatchOverview, 'home' | 'away'>[]): Team[] {
  const teams = matches.flatMap(({ home, away }) => (away ? [home, away] : [home]));
  return [...new Map(teams.map((team) => [team.id, team])).values()].sort((a, b) => a.number - b.number);
}
