import { type SeatedMatch } from './seat-matches.ts';

/**
 * What is wrong with a match drawn by hand. `match` is the number of the match at fault; `firstMatch` the one that has
 * the team or the table already.
 */
export type DrawFault = { readonly match: number } & (
  | { readonly code: 'team-meets-itself' | 'unknown-team'; readonly team: number }
  | { readonly code: 'team-twice'; readonly team: number; readonly firstMatch: number }
  | { readonly code: 'table-twice'; readonly table: number; readonly firstMatch: number }
);

/**
 * Checks a round drawn by hand against the teams of the pool: nobody meets himself, no team and no table is in two
 * matches, no team is unknown. Lists every fault, in the order of the matches; none: the round can be played. Teams in
 * no match have a bye and are no fault.
 */
export function checkDraw(
  teamNumbers: readonly number[],
  matches: readonly SeatedMatch[],
): readonly DrawFault[] {
  const known = new Set(teamNumbers);
  const teamsSeen = new Map<number, number>();
  const tablesSeen = new Map<number, number>();
  return matches.flatMap((drawn): readonly DrawFault[] => {
    const { match, home, away, tableA, tableB } = drawn;
    const itself = home === away;
    const teams = itself ? [home] : [home, away];
    return [
      ...(itself ? [{ code: 'team-meets-itself', match, team: home } as const] : []),
      ...teams
        .filter((team) => !known.has(team))
        .map((team) => ({ code: 'unknown-team', match, team }) as const),
      ...seenBefore(teams, match, teamsSeen).map(
        ([team, firstMatch]) => ({ code: 'team-twice', match, team, firstMatch }) as const,
      ),
      ...seenBefore([tableA, tableB], match, tablesSeen).map(
        ([table, firstMatch]) => ({ code: 'table-twice', match, table, firstMatch }) as const,
      ),
    ];
  });
}

/** Those that another match (or this one) has already, each with that match; the rest is noted as seen in this one. */
function seenBefore(values: readonly number[], match: number, seen: Map<number, number>): [number, number][] {
  return values.flatMap((value) => {
    const first = seen.get(value);
    if (first === undefined) seen.set(value, match);
    return first === undefined ? [] : [[value, first] as [number, number]];
  });
}
